import { Buffer } from "node:buffer";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { activityMinutes } from "../../../db/schema/activity.ts";
import { mediaItems } from "../../../db/schema/media.ts";
import { createS3Storage } from "../../../platform/storage/s3-storage.ts";
import { chosenOf, type Examples } from "../../../tools/testing/chosen.ts";
import { newAttachment, newMedia, png } from "../../../tools/testing/files.ts";
import {
  type Admin,
  enter,
  enterWithOwnPin,
  errorOf,
  eventsAbout,
  newAdmin,
  newColleague,
  newPerson,
  newRelative,
  type Person,
  signIn,
  signInAdmin,
} from "../../../tools/testing/fixtures.ts";
import { readZip } from "../../../tools/testing/read-zip.ts";
import { S3_CONFIG, startS3Server } from "../../../tools/testing/s3-server.ts";
import {
  expectNothingWritten,
  HOUR,
  MINUTE,
  openTestPortal,
  type TestPortal,
} from "../../../tools/testing/test-portal.ts";

/** Tests the copy of one's data, with files on a disk and in a bucket. */
export function testCopies(examples: Examples): void {
  const time = { clock: () => new Date() };
  const bucket = startS3Server(() => time.clock());
  const s3 = createS3Storage({ ...S3_CONFIG, endpoint: bucket.endpoint }, () => time.clock());
  afterAll(() => bucket.stop());

  const read = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
  const pathOf = ({ id }: { id: string }) => `/api/users/${id}/export`;

  /** Where the files are makes a difference in a few of these. */
  const DRIVERS = chosenOf(examples, ["disk", "s3"] as const, (driver) => driver === "disk");

  describe.each(DRIVERS)("the copy of one's data, with files on %s", (driver) => {
    let portal: TestPortal;
    let admin: Admin;
    let carmen: Person;

    beforeAll(async () => {
      portal = await openTestPortal({}, driver === "s3" ? s3 : undefined);
      time.clock = portal.services.clock;
      admin = await newAdmin(portal);
      carmen = await newPerson(portal, admin, { name: "Carmen <b>López</b>" });
    });
    afterAll(() => portal.close());

    /** As somebody who has chosen a PIN of their own. */
    const come = async (person: Person) =>
      person.pin === "4071" ? await enterWithOwnPin(portal, person) : await enter(portal, person);

    async function download(person: Person) {
      const inside = await come(person);
      const answer = await inside.get(pathOf(person));
      expect(answer.status).toBe(200);
      return { answer, files: readZip(new Uint8Array(await answer.arrayBuffer())) };
    }

    test("holds a page, the data and every file, of the person and nobody else", async () => {
      const inside = await come(carmen);
      await newMedia(inside, carmen);
      await portal.db.update(mediaItems).set({ title: "../../<script>boda" });
      const lucia = await newRelative(portal, admin, carmen);
      const related = await signIn(portal, lucia);
      const mediaUrl = await newAttachment(related, carmen);
      const message = { toUserId: carmen.id, type: "image", mediaUrl };
      await related.post(`/api/support/${lucia.id}/messages`, message);
      const benito = await newPerson(portal, admin, { name: "Benito Vega" });
      await newMedia(await enter(portal, benito), benito);
      // More than one page of rows, before the minute of what was just done.
      const start = portal.services.clock().getTime();
      await portal.db.insert(activityMinutes).values(
        Array.from({ length: 450 }, (_, at) => ({
          userId: carmen.id,
          minute: new Date(start - (at + 1) * MINUTE),
        })),
      );

      const { answer, files } = await download(carmen);
      expect(answer.headers.get("Content-Type")).toBe("application/zip");
      expect(answer.headers.get("Content-Disposition")).toBe(
        'attachment; filename="acompana-mis-datos-2026-03-02.zip"',
      );
      const names = [...files.keys()];
      expect(names.slice(0, 2)).toEqual(["mis-datos.html", "datos.json"]);
      expect(names.slice(2)).toEqual([
        expect.stringMatching(/^archivos\/recuerdos\/2026-03-02-script-boda-[0-9a-f]{8}\.png$/),
        expect.stringMatching(/^archivos\/mensajes\/2026-03-02-[0-9a-f]{8}\.\w+$/),
      ]);
      for (const name of names.slice(2)) expect(files.get(name)?.length).toBeGreaterThan(0);

      const data = JSON.parse(read(files.get("datos.json")));
      expect(data.persona).toEqual([expect.objectContaining({ id: carmen.id, name: carmen.name })]);
      expect(data.recuerdos).toEqual([expect.objectContaining({ archivo: names[2] })]);
      expect(data.mensajes).toEqual([
        expect.objectContaining({ archivo: names[3], de: "Lucía López" }),
      ]);
      expect(data.familia).toEqual([expect.objectContaining({ nombre: "Lucía López" })]);
      const minutes = data.minutos_de_uso.map(({ minute }: { minute: string }) => minute);
      // And the minute of what was just done.
      expect(new Set(minutes).size).toBe(451);

      const page = read(files.get("mis-datos.html"));
      expect(page).toContain("Carmen &lt;b&gt;López&lt;/b&gt;");
      expect(page).not.toContain("<script");
      for (const name of names.slice(2)) expect(page).toContain(`href="${name}"`);
      for (const secret of ["argon2", "Benito", benito.id, lucia.email]) {
        expect(read(files.get("datos.json")) + page).not.toContain(secret);
      }
      const events = await eventsAbout(portal, carmen.id);
      expect(events.at(-1)).toEqual(["user.exported", "person", carmen.id]);
    });

    test("asked for many times at once: six are whole and alike, and no more are made", async () => {
      const person = await newPerson(portal, admin);
      const inside = await come(person);
      await newMedia(inside, person);
      const asked = await Promise.all(Array.from({ length: 9 }, () => inside.get(pathOf(person))));
      const made = asked.filter(({ status }) => status === 200);
      const refused = asked.filter(({ status }) => status === 429);
      expect([made.length, refused.length]).toEqual([6, 3]);
      for (const answer of refused) expect((await errorOf(answer))[1]).toBe("TOO_MANY_CALLS");
      const copies = await Promise.all(made.map(async (answer) => readZip(await answer.bytes())));
      const [first, ...others] = copies.map((files) => [...files].slice(2));
      expect(first).toHaveLength(1);
      for (const files of others) expect(files).toEqual(first);
      const events = await eventsAbout(portal, person.id);
      expect(events.filter(([action]) => action === "user.exported")).toHaveLength(6);
    });

    test("says who marked each reminder, and of whom nothing else", async () => {
      const person = await newPerson(portal, admin);
      const inside = await come(person);
      const lucia = await newRelative(portal, admin, person);
      const related = await signIn(portal, lucia);
      const path = `/api/users/${person.id}/reminders`;
      for (const [title, browser] of [
        ["Sintrom", inside],
        ["Jarabe", related],
      ] as const) {
        const reminder = { title, dateTime: portal.services.clock().toISOString() };
        const { id } = await (await browser.post(path, reminder)).json();
        expect((await browser.send("PATCH", `${path}/${id}/complete`)).status).toBe(200);
      }
      const { files } = await download(person);
      const data = JSON.parse(read(files.get("datos.json")));
      const marks = data.recordatorios_hechos.map(
        (one: Record<string, string>) => [one.recordatorio, one.marcado_por] as const,
      );
      expect(new Map(marks)).toEqual(
        new Map([
          ["Sintrom", "person"],
          ["Jarabe", "Lucía López"],
        ]),
      );
      expect(JSON.stringify(data.recordatorios_hechos)).not.toContain(lucia.id);
      const page = read(files.get("mis-datos.html"));
      expect(page).toContain("<dt>Lo marcó</dt><dd>tú</dd>");
      expect(page).toContain("<dt>Lo marcó</dt><dd>Lucía López</dd>");
    });

    test("shows texts as they were written, though they look like a moment or a word of the machine", async () => {
      const names = { name: "2026-13-45T99:99 Carmen", surnames: "constructor" };
      const person = await newPerson(portal, admin, {
        ...{ ...names, birthDate: "1941-05-28", phone: "600123456", email: "ana@logroño.es" },
      });
      const page = read((await download(person)).files.get("mis-datos.html"));
      const first = [
        "<dt>Nombre</dt><dd>2026-13-45T99:99 Carmen</dd>",
        "<dt>Apellidos</dt><dd>constructor</dd>",
        "<dt>Fecha de nacimiento</dt><dd>28 de mayo de 1941</dd>",
        "<dt>Correo</dt><dd>ana@logroño.es</dd>",
        "<dt>Teléfono</dt><dd>600 12 34 56</dd>",
      ];
      expect(page).toContain(`<dl>${first.join("")}`);
      expect(page).toMatch(/<\/html>\s*$/);
    });

    test("holds the profile photo", async () => {
      const person = await newPerson(portal, admin);
      const photo = `data:image/png;base64,${Buffer.from(png()).toString("base64")}`;
      const { token } = admin;
      const path = `/api/users/${person.id}/photo`;
      expect((await portal.browser().put(path, { photo }, { token })).status).toBe(200);
      const { files } = await download(person);
      const name = [...files.keys()][2] ?? "";
      expect(name).toMatch(/^archivos\/foto-de-perfil\/2026-03-02-[0-9a-f]{8}\.png$/);
      expect(files.get(name)).toEqual(png());
      expect(files.size).toBe(3);
    });

    test("says which files could not be found", async () => {
      const person = await newPerson(portal, admin);
      await newMedia(await come(person), person);
      const owned = eq(mediaItems.userId, person.id);
      const [item] = await portal.db.select().from(mediaItems).where(owned);
      await portal.services.storage.delete(item?.fileKey ?? "");
      const { files } = await download(person);
      expect([...files.keys()].at(-1)).toBe("archivos-que-faltan.txt");
      expect(read(files.get("archivos-que-faltan.txt"))).toContain(
        "archivos/recuerdos/2026-03-02-",
      );
    });

    test("that was cut can be made again at once, and no more than six times an hour", async () => {
      const person = await newPerson(portal, admin);
      const inside = await come(person);
      await newMedia(inside, person);
      const cut = await inside.get(pathOf(person));
      await cut.body?.cancel();
      for (let made = 0; made < 5; made += 1) {
        const answer = await inside.get(pathOf(person));
        expect(readZip(new Uint8Array(await answer.arrayBuffer())).size).toBe(3);
      }
      const refused = await inside.get(pathOf(person));
      expect(refused.status).toBe(429);
      expect((await refused.json()).error).toContain("Espera");
      portal.wait(HOUR);
      expect((await (await come(person)).get(pathOf(person))).status).toBe(200);
    });

    test("is not for whoever empties a PIN, or sets one, and enters as the person", async () => {
      const mine = await newAdmin(portal);
      const { token } = mine;
      const person = await newPerson(portal, mine);
      const sessions = [await enter(portal, person)];
      for (const pin of ["", "2580"]) {
        const path = `/api/users/${person.id}/pin`;
        expect((await portal.browser().put(path, { pin }, { token })).status).toBe(204);
        sessions.push(await enter(portal, { ...person, pin }));
        const last = sessions.at(-1);
        const answer = await last?.get(pathOf(person));
        expect(answer && (await errorOf(answer))).toEqual([403, "COPY_NEEDS_OWN_PIN"]);
      }
      const [first] = sessions;
      expect((await first?.get(pathOf(person)))?.status).toBe(401);
    });

    test("is made at the town hall for who asks there, on record and told to colleagues", async () => {
      const mine = await newAdmin(portal);
      const luis = await newColleague(portal, mine, "luis@aldea.es");
      const person = await newPerson(portal, mine);
      const far = await newAdmin(portal);
      const ask = (body: object, { token } = mine) =>
        portal.browser().post(pathOf(person), body, { token });
      const asked = { requestedBy: "representative", identifiedBy: "mandate" };
      await expectNothingWritten(portal.db, async () => {
        for (const body of [{}, { requestedBy: "person" }, asked]) {
          expect(await errorOf(await ask(body))).toEqual([400, "VALIDATION"]);
        }
        expect(await errorOf(await ask({ ...asked, representative: "L" }, far))).toEqual([
          404,
          "USER_NOT_FOUND",
        ]);
      });
      const answer = await ask({ ...asked, representative: "Lucía López" });
      const files = readZip(new Uint8Array(await answer.arrayBuffer()));
      const data = JSON.parse(read(files.get("datos.json")));
      expect(data.copias_pedidas).toMatchObject([
        {
          ...{ requested_by: "representative", representative: "Lucía López" },
          ...{ identified_by: "mandate", administrator_name: "Ana Ruiz" },
        },
      ]);
      expect(read(files.get("mis-datos.html"))).toContain("con un poder o una autorización");
      expect((await eventsAbout(portal, person.id)).at(-1)).toEqual([
        ...["user.exported-on-request", "administrator", mine.id],
      ]);
      const news = async ({ token }: Admin) =>
        (await (await portal.browser().get("/api/attention", { token })).json()).map(
          ({ kind }: { kind: string }) => kind,
        );
      expect(await news(luis)).toEqual(["copies-made"]);
      expect(await news(mine)).not.toContain("copies-made");
      for (let made = 1; made < 10; made += 1) {
        const other = await ask({ requestedBy: "person", identifiedBy: "known" });
        await other.body?.cancel();
      }
      expect(await errorOf(await ask({ ...asked, representative: "L" }))).toEqual([
        ...[429, "TOO_MANY_CALLS"],
      ]);
    });

    test("is for heirs after a death alone, and for nobody whom she has forbidden it", async () => {
      const mine = await newAdmin(portal);
      const { token } = mine;
      const person = await newPerson(portal, mine);
      const inside = await come(person);
      const as = (requestedBy: string) =>
        portal
          .browser()
          .post(
            pathOf(person),
            { requestedBy, representative: "Luis", identifiedBy: "heirship" },
            { token },
          );
      const death = `/api/users/${person.id}/pause`;
      const note = () => portal.browser().put(death, { reason: "death" }, { token });
      const forbid = (heirsForbidden: boolean) =>
        inside.put(`/api/users/${person.id}/settings`, { heirsForbidden }, { role: "person" });

      expect((await forbid(true)).status).toBe(200);
      await expectNothingWritten(portal.db, async () => {
        const early = await as("heir");
        expect((await early.clone().json()).error).toContain(
          "Anótalo antes en «Pausar los avisos».",
        );
        expect(await errorOf(early)).toEqual([409, "NO_DEATH_NOTED"]);
      });
      await note();
      await expectNothingWritten(portal.db, async () => {
        expect(await errorOf(await as("heir"))).toEqual([403, "HEIRS_FORBIDDEN"]);
        for (const who of ["person", "representative"]) {
          expect(await errorOf(await as(who))).toEqual([409, "USER_DECEASED"]);
        }
      });
      await portal.browser().delete(death, { token });
      expect((await forbid(false)).status).toBe(200);
      await note();
      const answer = await as("heir");
      const data = JSON.parse(
        read(readZip(new Uint8Array(await answer.arrayBuffer())).get("datos.json")),
      );
      expect(data.copias_pedidas).toMatchObject([{ requested_by: "heir", representative: "Luis" }]);
      const events = (await eventsAbout(portal, person.id)).map(([action]) => action);
      expect(events.filter((action) => `${action}`.startsWith("heirs."))).toEqual([
        ...["heirs.forbidden", "heirs.allowed"],
      ]);
      expect(events.at(-1)).toBe("user.exported-on-request");
    });

    test("is not for an administrator, nor for one who has entered the home", async () => {
      const { token } = await signInAdmin(portal, admin);
      expect((await portal.browser().get(pathOf(carmen), { token })).status).toBe(403);
      const browser = portal.browser();
      const path = `/api/users/${carmen.id}/verify-pin`;
      await browser.post(path, { pin: carmen.pin }, { token });
      expect((await browser.get(pathOf(carmen), { role: "person" })).status).toBe(403);
    });
  });
}
