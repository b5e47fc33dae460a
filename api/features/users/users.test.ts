import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEvents } from "../../db/schema/audit.ts";
import { fileDeletions } from "../../db/schema/storage.ts";
import { users } from "../../db/schema/users.ts";
import { storageUnreachable } from "../../platform/storage/file-storage.ts";
import { Browser } from "../../tools/testing/browser.ts";
import { createApp } from "../../tools/testing/checked-app.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newMunicipality,
  newPerson,
  newPersonWithoutPin,
  newRelative,
  newUserBody,
  signIn,
  signInAdmin,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  HOUR,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";
import { cleanUpFiles } from "../uploads/index.ts";

const NOBODY = "11111111-1111-4111-8111-111111111111";
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
let portal: TestPortal;
let admin: Admin;
let neighbour: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
  neighbour = await newAdmin(portal);
});
afterAll(() => portal.close());

const create = (changes: Record<string, unknown>, token = admin.token) =>
  portal.browser().post("/api/users", newUserBody(admin, changes), { token });

describe("creating a person", () => {
  test("answers with the whole record and never with the PIN", async () => {
    const answer = await create({
      name: " Carmen López ",
      email: "",
      phone: "600 123 456",
      birthDate: "1941-05-28",
    });
    expect(answer.status).toBe(201);
    const created = await answer.json();
    expect(created).toEqual({
      id: expect.any(String),
      name: "Carmen López",
      email: null,
      phone: "600 12 34 56",
      address: null,
      surnames: null,
      preferredName: null,
      birthDate: "1941-05-28",
      emergencyName: null,
      emergencyPhone: null,
      photo: null,
      isActive: true,
      hasPin: true,
      familyConsent: true,
      municipalConsent: false,
      adminId: admin.id,
      municipalityId: admin.municipalityId,
      lastAccessAt: null,
      createdAt: "2026-03-02T10:00:00.000Z",
    });
    const [row] = await portal.db.select().from(users).where(eq(users.id, created.id));
    expect(row?.pinHash).toMatch(/^\$argon2id\$/);
    const [event] = await portal.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, created.id));
    expect(event).toMatchObject({ action: "user.created", actorId: admin.id });
  });

  test.each([
    [{ name: " " }, "El nombre es obligatorio"],
    [{ pin: undefined }, "El PIN de acceso es obligatorio."],
    [{ pin: "" }, "El PIN de acceso es obligatorio."],
    [{ pin: "12345" }, "El PIN de acceso debe tener exactamente 4 dígitos numéricos."],
    [{ pin: "12a4" }, "El PIN de acceso debe tener exactamente 4 dígitos numéricos."],
    [{ pin: "١٢٣٤" }, "El PIN de acceso debe tener exactamente 4 dígitos numéricos."],
    [{ pin: 1234 }, "El PIN de acceso es obligatorio."],
    [{ familyConsent: "sí" }, "Indica si se comparte con la familia."],
    [{ emergencyPhone: "600123456 y 949201030" }, "Aquí hay más de un teléfono. Escribe solo uno."],
    [{ phone: "llámame" }, "Escribe un teléfono válido, solo con números."],
    [{ birthDate: "2026-03-03" }, "La fecha de nacimiento todavía no ha llegado."],
    [{ email: "carmen" }, "Escribe un correo electrónico válido, como nombre@ejemplo.es."],
    [
      { photo: PIXEL.slice(0, 22 + 40) },
      "El archivo está incompleto o dañado. Elige otro, o vuelve a guardarlo y súbelo otra vez.",
    ],
    [{ photo: "https://otra.es/foto.png" }, "La foto debe ser una imagen JPEG, PNG o WebP."],
    [
      { photo: `data:image/png;base64,${btoa('<svg onload="x">')}` },
      "La foto debe ser una imagen JPEG, PNG o WebP.",
    ],
    [
      { photo: `data:image/jpeg;base64,/9j/${"A".repeat(2_820_000)}` },
      "La foto no puede ocupar más de 2 MB.",
    ],
    [{ adminId: "" }, "Error: No se pudo obtener el ID del administrador."],
  ])("with %.60j is refused in the words of the form", async (changes, sentence) => {
    await expectNothingWritten(portal.db, async () => {
      const answer = await create(changes);
      expect(await answer.clone().json()).toMatchObject({ error: sentence });
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    });
    expect(portal.storage.keys()).toEqual([]);
  });

  test("is for an administrator, in their own name and municipality", async () => {
    const person = await newPerson(portal, admin);
    const inside = await enter(portal, person);
    await expectNothingWritten(portal.db, async () => {
      expect(await errorOf(await create({}, ""))).toEqual([401, "NO_SESSION"]);
      expect(await errorOf(await create({}, "x".repeat(43)))).toEqual([401, "NO_SESSION"]);
      expect(await errorOf(await inside.post("/api/users", newUserBody(admin)))).toEqual([
        403,
        "FORBIDDEN",
      ]);
      expect(await errorOf(await create({ adminId: neighbour.id }))).toEqual([403, "FORBIDDEN"]);
      const elsewhere = await create({ municipalityId: neighbour.municipalityId });
      expect(await errorOf(elsewhere)).toEqual([404, "UNKNOWN_MUNICIPALITY"]);
    });
  });

  test("with a photo keeps it under a key that nobody can guess", async () => {
    const { photo } = await (await create({ photo: PIXEL })).json();
    expect(photo).toMatch(/^\/api\/photos\/[A-Za-z0-9_-]{43}\.png$/);
    const answer = await portal.browser().get(photo);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect([...(await answer.bytes()).subarray(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
    for (const key of [
      "nada.png",
      `${"a".repeat(43)}.png`,
      `${"a".repeat(43)}.svg`,
      "..%2Fx.png",
    ]) {
      const missing = await portal.browser().get(`/api/photos/${key}`);
      expect(await errorOf(missing)).toEqual([404, "NOT_FOUND"]);
      expect(missing.headers.get("Cache-Control")).toBe("no-store");
    }
  });
});

describe("the lists", () => {
  test("show anyone the active people only, by name, and nothing else of them", async () => {
    const here = await newAdmin(portal);
    for (const name of ["Óscar Gil", "ana Díaz", "Ñoño Paz", "Nuria Sol", "Ángel Mas"]) {
      await newPerson(portal, here, { name });
    }
    const quiet = await newPerson(portal, here, { name: "Bea Inactiva" });
    await portal.db.update(users).set({ isActive: false }).where(eq(users.id, quiet.id));
    await newPersonWithoutPin(portal, here);
    const path = `/api/users?municipalityId=${here.municipalityId}`;
    for (const token of [undefined, here.token, "x".repeat(43)]) {
      const answer = await portal.browser().get(path, token ? { token } : {});
      const list: Record<string, unknown>[] = await answer.json();
      expect(list.map(({ name }) => name)).toEqual([
        "ana Díaz",
        "Ángel Mas",
        "Nuria Sol",
        "Ñoño Paz",
        "Óscar Gil",
        "Paco Sanz",
      ]);
      expect(Object.keys(list[0] ?? {}).sort()).toEqual(["hasPin", "id", "name", "photo"]);
      expect(list.map(({ hasPin }) => hasPin)).toEqual([true, true, true, true, true, false]);
    }
  });

  test("show the administrator everyone, with their data but no PIN", async () => {
    const here = await newAdmin(portal);
    const person = await newPerson(portal, here);
    await portal.db.update(users).set({ isActive: false }).where(eq(users.id, person.id));
    const path = `/api/users?municipalityId=${here.municipalityId}&adminId=${here.id}`;
    const answer = await portal.browser().get(path, { token: here.token });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const [entry, ...others] = await answer.json();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ id: person.id, isActive: false, hasPin: true });
    expect(Object.keys(entry).join()).not.toMatch(/pin(?!$)|hash/);
    const events = await portal.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.actorId, here.id));
    expect(events.map(({ action }) => action)).toContain("users.listed");
  });

  test("refuse what is not theirs", async () => {
    const list = async (query: string, token?: string) =>
      errorOf(await portal.browser().get(`/api/users?${query}`, token ? { token } : {}));
    const own = `municipalityId=${admin.municipalityId}`;
    expect(await list("")).toEqual([400, "VALIDATION"]);
    expect(await list("municipalityId=nada")).toEqual([404, "UNKNOWN_MUNICIPALITY"]);
    expect(await list(`municipalityId=${NOBODY}`)).toEqual([404, "UNKNOWN_MUNICIPALITY"]);
    expect(await list(`${own}&adminId=${admin.id}`)).toEqual([401, "NO_SESSION"]);
    expect(await list(`${own}&adminId=${neighbour.id}`, admin.token)).toEqual([403, "FORBIDDEN"]);
    const foreign = `municipalityId=${neighbour.municipalityId}&adminId=${admin.id}`;
    expect(await list(foreign, admin.token)).toEqual([404, "UNKNOWN_MUNICIPALITY"]);
  });

  test("of a municipality without people are empty", async () => {
    const { id } = await newMunicipality(portal);
    expect(await (await portal.browser().get(`/api/users?municipalityId=${id}`)).json()).toEqual(
      [],
    );
  });
});

describe("the record", () => {
  test("is whole for the person and the administrator, who is written down", async () => {
    const person = await newPerson(portal, admin);
    const inside = await enter(portal, person);
    const path = `/api/users/${person.id}`;
    const own = await (await inside.get(path)).json();
    expect(own).toMatchObject({ id: person.id, hasPin: true, voiceEnabled: true, darkMode: false });
    expect(await readers(person.id)).toEqual([]);
    const seen = await portal.browser().get(path, { token: admin.token });
    const { lastChatAt, ...shared } = own;
    expect(lastChatAt).toBeNull();
    const entered = portal.services.clock().toISOString();
    expect(await seen.json()).toEqual({ ...shared, lastAccessAt: entered, erasedAfter: null });
    expect(await readers(person.id)).toEqual([["administrator", admin.id]]);
  });

  test("tells a linked relative the name and the consents", async () => {
    const person = await newPerson(portal, admin);
    const relative = await newRelative(portal, admin, person);
    const signedIn = await signIn(portal, relative);
    expect(await (await signedIn.get(`/api/users/${person.id}`)).json()).toEqual({
      id: person.id,
      name: person.name,
      familyConsent: true,
      municipalConsent: false,
    });
    expect(await readers(person.id)).toEqual([["support", relative.id]]);
  });

  test("is closed to everybody else", async () => {
    const person = await newPerson(portal, admin);
    const other = await newPerson(portal, admin);
    const relative = await newRelative(portal, admin, other);
    const path = `/api/users/${person.id}`;
    const browsers = [await enter(portal, other), await signIn(portal, relative)];
    for (const browser of browsers) {
      expect(await errorOf(await browser.get(path))).toEqual([403, "FORBIDDEN"]);
      expect(await errorOf(await browser.get(`/api/users/${NOBODY}`))).toEqual([
        404,
        "USER_NOT_FOUND",
      ]);
    }
    expect(await errorOf(await portal.browser().get(path))).toEqual([401, "NO_SESSION"]);
    const foreign = await portal.browser().get(path, { token: neighbour.token });
    expect(await errorOf(foreign)).toEqual([404, "USER_NOT_FOUND"]);
    const odd = await portal.browser().get("/api/users/7", { token: admin.token });
    expect(await errorOf(odd)).toEqual([404, "USER_NOT_FOUND"]);
    expect(await readers(person.id)).toEqual([]);
  });
});

async function readers(subjectId: string) {
  const events = await portal.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, subjectId));
  return events
    .filter(({ action }) => action === "user.read")
    .map(({ actorRole, actorId }) => [actorRole, actorId]);
}

describe("a photo", () => {
  const broken = () => Promise.reject(new Error("the power went"));
  const outbox = () => portal.db.select({ key: fileDeletions.key }).from(fileDeletions);

  test("that cannot be stored leaves no person behind", async () => {
    const { storage } = portal.services;
    const { put } = storage;
    storage.put = () => Promise.reject(storageUnreachable(new Error("disk full")));
    await expectNothingOf(async () => {
      expect(await errorOf(await create({ photo: PIXEL }))).toEqual([503, "STORAGE_UNREACHABLE"]);
    });
    storage.put = put;
  });

  test("whose person is never written goes, even when the portal dies in between", async () => {
    const before = portal.storage.keys();
    const { db } = portal;
    // As a crash would: nothing after the write of the file happens any more.
    const dead = Object.assign(Object.create(db), { transaction: broken });
    const storage = { ...portal.services.storage, delete: broken };
    const app = createApp({ ...portal.services, db: dead, storage });
    const browser = new Browser(async (request, info) => await app.fetch(request, info), "::1");
    const body = newUserBody(admin, { photo: PIXEL });
    const answer = await browser.post("/api/users", body, { token: admin.token });
    expect(answer.status).toBe(500);
    const [left] = portal.storage.keys().filter((key) => !before.includes(key));
    expect(await outbox()).toContainEqual({ key: left });
    portal.wait(25 * HOUR);
    await cleanUpFiles(portal.services);
    expect(portal.storage.keys()).toEqual(before);
  });

  test("that was kept stays when the outbox is worked off", async () => {
    admin = await signInAdmin(portal, admin);
    const { photo } = await (await create({ photo: PIXEL })).json();
    portal.wait(25 * HOUR);
    await cleanUpFiles(portal.services);
    expect((await portal.browser().get(photo)).status).toBe(200);
  });

  async function expectNothingOf(refused: () => Promise<void>): Promise<void> {
    const people = await portal.db.select({ id: users.id }).from(users);
    await refused();
    expect(await portal.db.select({ id: users.id }).from(users)).toEqual(people);
  }
});
