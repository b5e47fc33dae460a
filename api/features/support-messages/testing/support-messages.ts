import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteDueFiles } from "../../../platform/storage/file-deletions.ts";
import { storageUnreachable } from "../../../platform/storage/file-storage.ts";
import type { Browser } from "../../../tools/testing/browser.ts";
import { type Examples, moreOf } from "../../../tools/testing/chosen.ts";
import { formOf, html, movie, mp3, mp4, newAttachment, png } from "../../../tools/testing/files.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  type Relative,
  signIn,
  signInAdmin,
} from "../../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  HOUR,
  openTestPortal,
  type TestPortal,
} from "../../../tools/testing/test-portal.ts";
import { cleanUpFiles } from "../../uploads/index.ts";

/** Tests how relatives write and send files, and what the person has of it. */
export function testMessages(examples: Examples): void {
  const more = moreOf(examples);

  const NOTHING = "Por favor escriba un mensaje o seleccione un archivo";
  const NOBODY = "11111111-1111-4111-8111-111111111111";
  let portal: TestPortal;
  let admin: Admin;
  let person: Person;
  let inside: Browser;
  let relative: Relative;
  let related: Browser;

  beforeAll(async () => {
    portal = await openTestPortal();
    admin = await newAdmin(portal);
    person = await newPerson(portal, admin, { familyConsent: false });
    inside = await enter(portal, person);
    relative = await newRelative(portal, admin, person);
    related = await signIn(portal, relative);
  });
  afterAll(() => portal.close());

  const box = (owner = person) => `/api/users/${owner.id}/support-messages`;
  const outbox = (sender = relative) => `/api/support/${sender.id}/messages`;
  const send = (changes: Record<string, unknown>, browser = related) =>
    browser.post(outbox(), { toUserId: person.id, type: "text", ...changes });
  const list = async () => await (await inside.get(box())).json();
  const upload = (raw: BodyInit, browser = related, headers = {}) =>
    browser.send("POST", "/api/upload", { raw, headers });

  /** After the clock has ended the sessions. */
  async function signInAgain() {
    admin = await signInAdmin(portal, admin);
    inside = await enter(portal, person);
  }

  async function emptyTheBox() {
    await inside.send("PUT", `${box()}/mark-seen`);
    await inside.delete(`${box()}/delete-seen`);
  }

  describe("sending", () => {
    test("words sent again with their key count once, even at the same moment", async () => {
      await emptyTheBox();
      const headers = { "Idempotency-Key": crypto.randomUUID() };
      const words = { toUserId: person.id, type: "text", content: "Te quiero" };
      const again = () => related.post(outbox(), words, { headers });
      const answers = await Promise.all([again(), again(), again()]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
      expect(others).toEqual([first, first]);
      expect(await list()).toEqual([first]);
      const other = await related.post(outbox(), { ...words, content: "No" }, { headers });
      expect(await errorOf(other)).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
      expect(await list()).toEqual([first]);
      await emptyTheBox();
    });

    test("words needs no consent, and they are listed newest first", async () => {
      const sent = await send({ content: " Hola, mamá " });
      expect(sent.status).toBe(201);
      const message = await sent.json();
      expect(message).toEqual({
        id: expect.any(String),
        createdAt: portal.services.clock().toISOString(),
        seen: false,
        type: "text",
        content: "Hola, mamá",
        mediaUrl: null,
        isKept: false,
        toUserId: person.id,
        from: { id: relative.id, name: "Lucía López" },
      });
      portal.wait(1000);
      const second = await (await send({ content: "¿Cómo estás?" })).json();
      expect(await list()).toEqual([second, message]);
    });

    more.each([
      ["image", png(), "video/mp4", "image/png"],
      ["video", mp4(), "image/jpeg", "video/mp4"],
      ["video", mp4(), "application/octet-stream", "video/mp4"],
      ["image", png(), "", "image/png"],
    ] as const)("by its bytes a file is: %s", async (type, bytes, called, mimeType) => {
      const mediaUrl = await newAttachment(related, person, bytes, called);
      const message = await (await send({ mediaUrl, content: "" })).json();
      expect(message).toMatchObject({ type });
      const shown = await inside.get(message.mediaUrl);
      expect(shown.headers.get("Content-Type")).toBe(mimeType);
    });

    more.each([
      ["image", png(), "image/png"],
      ["video", mp4(), "video/mp4"],
    ] as const)("a %s shows it from the address in the message", async (type, bytes, mimeType) => {
      const mediaUrl = await newAttachment(related, person, bytes, mimeType);
      const message = await (await send({ type, mediaUrl, content: "" })).json();
      expect(message).toMatchObject({ type, content: "Archivo adjunto" });
      const shown = await inside.get(message.mediaUrl);
      expect(shown.headers.get("Content-Type")).toBe(mimeType);
      expect(await shown.bytes()).toEqual(bytes);
      expect(await errorOf(await related.get(message.mediaUrl))).toEqual([403, "CONSENT_REQUIRED"]);
    });

    more.each([
      [{}, NOTHING],
      [{ content: "  " }, NOTHING],
      [{ type: "image", content: "Mira" }, NOTHING],
      [{ content: "x".repeat(2001) }, "El mensaje es demasiado largo. Máximo 2000 caracteres."],
      [{ type: "audio", content: "x" }, "El mensaje debe ser un texto, una imagen o un video."],
      [{ content: 7 }, "Escribe el mensaje como texto."],
      [{ content: "x", toUserId: "" }, "Elige a quién va el mensaje."],
    ])("%.60j is refused", async (changes, sentence) => {
      await expectNothingWritten(portal.db, async () => {
        const answer = await send(changes);
        expect(await answer.clone().json()).toMatchObject({ error: sentence });
        expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
      });
    });

    more("2000 characters are not too many", async () => {
      expect((await send({ content: "ñ".repeat(2000) })).status).toBe(201);
    });

    test("is for linked relatives in their own name", async () => {
      const other = await newPerson(portal, admin);
      const foreigner = await newPerson(portal, await newAdmin(portal));
      const stranger = await signIn(portal, await newRelative(portal, admin, other));
      const message = { toUserId: person.id, type: "text", content: "Hola" };
      await expectNothingWritten(portal.db, async () => {
        expect(await errorOf(await send({ content: "x" }, portal.browser()))).toEqual([
          401,
          "NO_SESSION",
        ]);
        for (const browser of [inside, stranger]) {
          expect(await errorOf(await send({ content: "x" }, browser))).toEqual([403, "FORBIDDEN"]);
        }
        const byAdmin = await portal.browser().post(outbox(), message, { token: admin.token });
        expect(await errorOf(byAdmin)).toEqual([403, "FORBIDDEN"]);
        for (const [toUserId, expected] of [
          [other.id, [403, "FORBIDDEN"]],
          [foreigner.id, [404, "USER_NOT_FOUND"]],
          [NOBODY, [404, "USER_NOT_FOUND"]],
          ["nadie", [404, "USER_NOT_FOUND"]],
        ] as const) {
          expect(await errorOf(await send({ content: "x", toUserId }))).toEqual(expected);
        }
        const unknown = await related.post(`/api/support/${NOBODY}/messages`, message);
        expect(await errorOf(unknown)).toEqual([404, "NOT_FOUND"]);
      });
    });

    test("a file serves one message, of its sender, to its person, as what it is", async () => {
      const two = await newPerson(portal, admin);
      const sibling = await newRelative(portal, admin, person);
      const path = `/api/users/${two.id}/support-persons`;
      const account = { name: "Otra", email: sibling.email, password: "tres-gatos-azules" };
      await portal.browser().post(path, account, { token: admin.token });
      const other = await signIn(portal, sibling);
      const mediaUrl = await newAttachment(related, person);
      const foreign = await newAttachment(other, two);
      await expectNothingWritten(portal.db, async () => {
        const wrong = { type: "image", mediaUrl };
        const stolen = await other.post(outbox(sibling), { ...wrong, toUserId: person.id });
        expect(await errorOf(stolen)).toEqual([403, "UPLOAD_EXPIRED"]);
        const astray = { type: "image", mediaUrl: foreign, toUserId: person.id };
        expect(await errorOf(await other.post(outbox(sibling), astray))).toEqual([
          403,
          "UPLOAD_EXPIRED",
        ]);
        for (const address of ["https://otra.es/foto.png", "/api/photos/x.png", "x"]) {
          const made = await send({ type: "image", mediaUrl: address });
          expect(await errorOf(made)).toEqual([403, "UPLOAD_EXPIRED"]);
        }
      });
      // It is shown as what it is, and not as what it is called.
      const sent = await send({ type: "video", mediaUrl });
      expect([sent.status, (await sent.json()).type]).toEqual([201, "image"]);
      await expectNothingWritten(portal.db, async () => {
        expect(await errorOf(await send({ type: "image", mediaUrl }))).toEqual([
          409,
          "UPLOAD_USED",
        ]);
      });
      portal.wait(25 * HOUR);
      const late = await other.post(outbox(sibling), {
        type: "image",
        mediaUrl: foreign,
        toUserId: two.id,
      });
      expect(await errorOf(late)).toEqual([403, "UPLOAD_EXPIRED"]);
      await signInAgain();
    });
  });

  describe("uploading", () => {
    test("takes the two fields in either order", async () => {
      const form = new FormData();
      form.append("userId", person.id);
      form.append("file", new File([png()], "a.png", { type: "image/png" }));
      const answer = await upload(form);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        url: expect.stringMatching(/^\/api\/uploads\/[\w-]{43}$/),
      });
    });

    more.each([
      ["a page called picture", formOf(html(), "image/png"), [415, "FILE_TYPE"]],
      ["a sound called video", formOf(movie(["soun"]), "video/mp4"), [415, "FILE_TYPE"]],
      ["a sound called picture", formOf(mp3(), "image/jpeg"), [415, "FILE_TYPE"]],
      ["a header alone", formOf(png().slice(0, 30), "image/png"), [400, "FILE_INCOMPLETE"]],
      ["a sound", formOf(mp3(), "audio/mpeg"), [415, "FILE_TYPE"]],
      ["an empty file", formOf(new Uint8Array(), "image/png"), [400, "FILE_INCOMPLETE"]],
      ["more than 50 MB", formOf(png(50 * 1024 * 1024 + 1), "image/png"), [413, "FILE_TOO_LARGE"]],
      ["no file", new FormData(), [400, "VALIDATION"]],
    ] as const)("refuses %s", async (_, form, expected) => {
      form.append("userId", person.id);
      const files = portal.storage.keys();
      await expectNothingWritten(portal.db, async () => {
        expect(await errorOf(await upload(form))).toEqual(expected);
      });
      expect(portal.storage.keys()).toEqual(files);
    });

    more("refuses what is no form, or one that breaks off", async () => {
      const files = portal.storage.keys();
      const type = { "Content-Type": "multipart/form-data; boundary=x" };
      const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
      await expectNothingWritten(portal.db, async () => {
        for (const [body, headers, expected] of [
          ["{}", { "Content-Type": "application/json" }, [415, "UNSUPPORTED_MEDIA_TYPE"]],
          ["x", { "Content-Type": "multipart/form-data" }, [415, "UNSUPPORTED_MEDIA_TYPE"]],
          ["hola", type, [400, "FILE_INCOMPLETE"]],
          [`${head}medio archivo`, type, [400, "FILE_INCOMPLETE"]],
        ] as const) {
          expect(await errorOf(await upload(body, related, headers))).toEqual(expected);
        }
      });
      expect(portal.storage.keys()).toEqual(files);
    });

    test("is for linked relatives", async () => {
      const other = await newPerson(portal, admin);
      const files = portal.storage.keys();
      const form = (id?: string) => formOf(png(), "image/png", id);
      await expectNothingWritten(portal.db, async () => {
        const nobody = await upload(form(person.id), portal.browser());
        expect(await errorOf(nobody)).toEqual([401, "NO_SESSION"]);
        expect(await errorOf(await upload(form(person.id), inside))).toEqual([403, "FORBIDDEN"]);
        expect(await errorOf(await upload(form(other.id)))).toEqual([403, "FORBIDDEN"]);
        expect(await errorOf(await upload(form("nadie")))).toEqual([404, "USER_NOT_FOUND"]);
        expect(await errorOf(await upload(form()))).toEqual([400, "VALIDATION"]);
      });
      expect(portal.storage.keys()).toEqual(files);
    });

    more("without storage gives a clear error and keeps nothing", async () => {
      const { storage } = portal.services;
      const full = Object.assign(new Error("no space left"), { code: "ENOSPC" });
      const inADay = new Date(portal.services.clock().getTime() + 25 * HOUR);
      await expectNothingWritten(portal.db, async () => {
        Object.assign(storage, { put: () => Promise.reject(storageUnreachable(full)) });
        try {
          const answer = await upload(formOf(png(200_000), "image/png", person.id));
          expect(await errorOf(answer)).toEqual([503, "STORAGE_UNREACHABLE"]);
        } finally {
          Object.assign(storage, portal.disk);
        }
        // What the storage may have written all the same is taken away.
        await deleteDueFiles({ ...portal.services, clock: () => inADay });
      });
    });
  });

  describe("the box", () => {
    more.each(["POST", "PUT"])(
      "marks all as seen by %s; seen ones go with their files",
      async (verb) => {
        await emptyTheBox();
        const mediaUrl = await newAttachment(related, person);
        await send({ type: "image", mediaUrl });
        const files = portal.storage.keys().filter((key) => key.startsWith("messages/"));
        expect(files).toHaveLength(1);
        expect((await inside.send(verb, `${box()}/mark-seen`)).status).toBe(204);
        await send({ content: "llega después" });
        expect((await list()).map(({ seen }: { seen: boolean }) => seen).sort()).toEqual([
          false,
          true,
        ]);
        expect((await inside.delete(`${box()}/delete-seen`)).status).toBe(204);
        expect(await list()).toMatchObject([{ content: "llega después", seen: false }]);
        expect(portal.storage.keys().filter((key) => key.startsWith("messages/"))).toEqual([]);
      },
    );

    more("costs two statements to read and to mark", async () => {
      for (const [verb, path] of [
        ["GET", box()],
        ["POST", `${box()}/mark-seen`],
        ["PUT", `${box()}/mark-seen`],
      ] as const) {
        portal.statements.length = 0;
        expect((await inside.send(verb, path)).ok).toBe(true);
        expect(portal.statements).toHaveLength(2);
      }
    });

    test("an attachment is shown to the person alone, not even to its sender", async () => {
      const sharing = await newPerson(portal, admin, { familyConsent: true });
      const relative = await newRelative(portal, admin, sharing);
      const sender = await signIn(portal, relative);
      const file = { type: "image", mediaUrl: await newAttachment(sender, sharing) };
      const path = `/api/support/${relative.id}/messages`;
      const sent = await (await sender.post(path, { toUserId: sharing.id, ...file })).json();
      const shown = await (await enter(portal, sharing)).get(sent.mediaUrl);
      expect(await shown.bytes()).toEqual(png());
      expect(await errorOf(await sender.get(sent.mediaUrl))).toEqual([403, "FORBIDDEN"]);
    });

    test("a kept attachment outlives its message, once", async () => {
      await emptyTheBox();
      const mediaUrl = await newAttachment(related, person, mp4(), "video/mp4");
      const { id } = await (await send({ type: "video", mediaUrl, content: "La fiesta" })).json();
      const text = await (await send({ content: "sin archivo" })).json();
      const kept = await inside.post(`${box()}/${id}/keep`, {});
      expect(kept.status).toBe(201);
      const item = await kept.json();
      expect(item).toMatchObject({
        title: "De Lucía López",
        description: "La fiesta",
        mimeType: "video/mp4",
        originalName: "video.mp4",
      });
      await expectNothingWritten(portal.db, async () => {
        const again = await inside.post(`${box()}/${id}/keep`, {});
        expect(await errorOf(again)).toEqual([409, "ALREADY_KEPT"]);
        for (const other of [text.id, NOBODY, "nada"]) {
          const nothing = await inside.post(`${box()}/${other}/keep`, {});
          expect(await errorOf(nothing)).toEqual([404, "NOT_FOUND"]);
        }
      });
      await emptyTheBox();
      portal.wait(25 * HOUR);
      await cleanUpFiles(portal.services);
      await signInAgain();
      const shown = await inside.get(`/api/users/${person.id}/objects${item.url}`);
      expect(await shown.bytes()).toEqual(mp4());
    });

    more.each([
      ["boda\u202egpj.exe", "bodagpj.exe"],
      ["Jose\u0301\u0007\tGil.png", "José Gil.png"],
      ["\u3164.png", ".png"],
      ["\u3164", "recuerdo"],
    ])("a file is not refused for its name: %j", async (name, kept) => {
      await emptyTheBox();
      const form = new FormData();
      form.append("file", new File([png()], name, { type: "image/png" }));
      form.append("userId", person.id);
      const { url: mediaUrl } = await (await upload(form)).json();
      const { id } = await (await send({ type: "image", mediaUrl, content: "Mira" })).json();
      const item = await inside.post(`${box()}/${id}/keep`, {});
      expect([item.status, (await item.json()).originalName]).toEqual([201, kept]);
    });

    test("is the person’s own", async () => {
      const other = await newPerson(portal, admin);
      const guest = await enter(portal, other);
      const { id } = await (await send({ content: "Hola" })).json();
      await expectNothingWritten(portal.db, async () => {
        for (const [verb, path] of [
          ["GET", box()],
          ["POST", `${box()}/mark-seen`],
          ["PUT", `${box()}/mark-seen`],
          ["DELETE", `${box()}/delete-seen`],
          ["POST", `${box()}/${id}/keep`],
        ] as const) {
          expect(await errorOf(await portal.browser().send(verb, path))).toEqual([
            401,
            "NO_SESSION",
          ]);
          for (const browser of [guest, related]) {
            expect(await errorOf(await browser.send(verb, path))).toEqual([403, "FORBIDDEN"]);
          }
          const { token } = admin;
          const byAdmin = await portal.browser().send(verb, path, { token });
          expect(await errorOf(byAdmin)).toEqual([403, "FORBIDDEN"]);
        }
      });
    });
  });
}
