import { afterAll, beforeAll, expect, test } from "vitest";
import { png } from "../tools/testing/files.ts";
import { openTestPortal, type TestPortal } from "../tools/testing/test-portal.ts";

const PASSWORD = "tres-gatos-azules";
/** JSON, a form, or the bytes of a file. */
type Body = Record<string, unknown> | FormData | Uint8Array<ArrayBuffer>;

/**
 * A client that knows the tables of the specification's §7 and nothing else: one jar of cookies,
 * JSON bodies, and a bearer where a table names one. It names no role and sends no other header.
 */
function openClient(portal: TestPortal) {
  const jar = new Map<string, string>();
  return async (method: string, path: string, body?: Body, bearer?: string) => {
    const headers = new Headers();
    if (jar.size > 0) headers.set("Cookie", [...jar].map((pair) => pair.join("=")).join("; "));
    if (bearer) headers.set("Authorization", `Bearer ${bearer}`);
    if (body instanceof Uint8Array) headers.set("Content-Type", "image/png");
    else if (body && !(body instanceof FormData)) headers.set("Content-Type", "application/json");
    const isRaw = body === undefined || body instanceof FormData || body instanceof Uint8Array;
    const sent = isRaw ? { ...(body && { body }) } : { body: JSON.stringify(body) };
    const request = new Request(new URL(path, "http://localhost"), { method, headers, ...sent });
    const answer = await portal.app.fetch(request, { remoteAddr: { hostname: "192.0.2.250" } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
}

let portal: TestPortal;
let ask: ReturnType<typeof openClient>;
/** What the calls before have answered, as a client would keep it. */
const kept: Record<string, string> = {};

beforeAll(async () => {
  portal = await openTestPortal();
  ask = openClient(portal);
});
afterAll(() => portal.close());

const user = (rest = "") => `/api/users/${kept.user}${rest}`;
const days = "startDate=2026-02-23T10:00:00.000Z&endDate=2026-03-02T10:00:01.000Z";
const settings = { municipalConsent: true, voiceEnabled: true, darkMode: false };

const NEW_USER = {
  email: "",
  photo: "",
  familyConsent: false,
  municipalConsent: false,
  pin: "1234",
};

function photo(): FormData {
  const form = new FormData();
  form.set("file", new File([png()], "foto.png", { type: "image/png" }));
  form.set("userId", kept.user ?? "");
  return form;
}

type Row = {
  call: string;
  /** The call's path and body, which may name what was kept. */
  path: () => string;
  body?: () => Body;
  bearer?: true;
  /** What of the answer the client keeps, by the name that it keeps it under. */
  keep?: Record<string, string>;
  /** What the answer must hold. */
  holds?: Record<string, unknown>;
};

/** Every row of both tables, in an order a client could make them in: one jar for all three. */
const ROWS: Row[] = [
  {
    call: "POST /api/municipalities/ensure",
    path: () => "/api/municipalities/ensure",
    body: () => ({ name: "Aldea 1" }),
    keep: { municipality: "id" },
  },
  {
    call: "POST /api/admin/create-first",
    path: () => "/api/admin/create-first",
    body: () => ({
      name: "Ana Ruiz",
      email: "ana@aldea.es",
      password: PASSWORD,
      municipalityId: kept.municipality,
    }),
  },
  {
    call: "POST /api/admin/login",
    path: () => "/api/admin/login",
    body: () => ({ email: "ana@aldea.es", password: PASSWORD, municipalityId: kept.municipality }),
    keep: { token: "token", admin: "id" },
  },
  {
    call: "POST /api/users",
    path: () => "/api/users",
    bearer: true,
    body: () => ({
      name: "Carmen López",
      email: "",
      photo: "",
      familyConsent: true,
      municipalConsent: false,
      pin: "1234",
      adminId: kept.admin,
      municipalityId: kept.municipality,
    }),
    keep: { user: "id" },
    holds: { name: "Carmen López" },
  },
  {
    call: "GET /api/users?adminId&municipalityId",
    path: () => `/api/users?adminId=${kept.admin}&municipalityId=${kept.municipality}`,
    bearer: true,
  },
  {
    call: "GET /api/users?municipalityId",
    path: () => `/api/users?municipalityId=${kept.municipality}`,
  },
  {
    call: "POST /api/users/{userId}/support-persons",
    path: () => user("/support-persons"),
    body: () => ({ name: "Lucía López", email: "lucia@correo.es", password: PASSWORD }),
  },
  {
    call: "GET /api/users/{userId}/support-persons",
    path: () => user("/support-persons"),
    bearer: true,
  },
  {
    call: "POST /api/users/{id}/verify-pin",
    path: () => user("/verify-pin"),
    body: () => ({ pin: "1234" }),
    holds: { valid: true },
  },
  {
    call: "POST /api/support/login",
    path: () => "/api/support/login",
    body: () => ({
      email: "lucia@correo.es",
      password: PASSWORD,
      municipalityId: kept.municipality,
    }),
    keep: { support: "id" },
  },
  {
    call: "POST /api/upload",
    path: () => "/api/upload",
    body: photo,
    keep: { attachment: "url" },
  },
  {
    call: "POST /api/support/{supportId}/messages",
    path: () => `/api/support/${kept.support}/messages`,
    body: () => ({
      toUserId: kept.user,
      content: "Archivo adjunto",
      type: "image",
      mediaUrl: kept.attachment,
    }),
  },
  { call: "GET /api/users/{id}", path: () => user(), holds: { familyConsent: true } },
  {
    call: "PUT /api/users/{id}/settings",
    path: () => user("/settings"),
    body: () => ({ ...settings, familyConsent: false, municipalConsent: false }),
  },
  {
    call: "PUT /api/users/{id}/settings, a consent given back",
    path: () => user("/settings"),
    body: () => ({ ...settings, familyConsent: true }),
    holds: { familyConsent: true, municipalConsent: true, voiceEnabled: true, darkMode: false },
  },
  {
    call: "GET /api/users/{id}, with what was given back",
    path: () => user(),
    holds: { familyConsent: true, municipalConsent: true },
  },
  {
    call: "GET /api/users/{userId}/support-messages",
    path: () => user("/support-messages"),
  },
  {
    call: "POST /api/users/{userId}/support-messages/mark-seen",
    path: () => user("/support-messages/mark-seen"),
  },
  {
    call: "PUT /api/users/{id}/support-messages/mark-seen",
    path: () => user("/support-messages/mark-seen"),
  },
  {
    call: "DELETE /api/users/{userId}/support-messages/delete-seen",
    path: () => user("/support-messages/delete-seen"),
  },
  { call: "GET /api/users/{userId}/reminders", path: () => user("/reminders") },
  {
    call: "POST /api/users/{userId}/reminders",
    path: () => user("/reminders"),
    body: () => ({
      title: "Pastilla de la tensión",
      description: "",
      dateTime: "2026-03-02T18:00:00.000Z",
      category: "Medicación",
      recurrency: "daily",
    }),
    keep: { reminder: "id" },
  },
  { call: "GET /api/users/{userId}/reminders/upcoming", path: () => user("/reminders/upcoming") },
  {
    call: "PATCH /api/users/{userId}/reminders/{id}/complete",
    path: () => user(`/reminders/${kept.reminder}/complete`),
  },
  {
    call: "GET /api/users/{userId}/reminders/stats",
    path: () => user("/reminders/stats"),
    holds: { completed: 1 },
  },
  {
    call: "POST /api/users/{userId}/media/upload-url",
    path: () => user("/media/upload-url"),
    keep: { upload: "uploadURL" },
  },
  { call: "PUT {uploadURL}", path: () => kept.upload ?? "", body: () => png() },
  {
    call: "POST /api/users/{userId}/media",
    path: () => user("/media"),
    body: () => ({
      fileURL: kept.upload,
      title: "La boda",
      description: "",
      mimeType: "image/png",
      size: png().length,
      originalName: "boda.png",
    }),
    keep: { media: "id", file: "url" },
  },
  { call: "GET /api/users/{userId}/media", path: () => user("/media") },
  {
    call: "GET /api/users/{userId}/media/stats",
    path: () => user("/media/stats"),
    holds: { totalFiles: 1 },
  },
  { call: "GET /api/users/{userId}/objects{url}", path: () => user(`/objects${kept.file}`) },
  { call: "DELETE /api/media/{id}", path: () => `/api/media/${kept.media}` },
  {
    call: "POST /api/users/{userId}/scores",
    path: () => user("/scores"),
    body: () => ({ gameType: "puzzle", score: 700, timeSeconds: 90, difficulty: "easy" }),
  },
  { call: "GET /api/users/{userId}/scores?limit=5", path: () => user("/scores?limit=5") },
  {
    call: "POST /api/users/{userId}/chat",
    path: () => user("/chat"),
    body: () => ({ content: "Cuéntame un chiste" }),
  },
  { call: "GET /api/users/{userId}/chat?limit=1", path: () => user("/chat?limit=1") },
  { call: "GET /api/users/{userId}/chat", path: () => user("/chat") },
  {
    call: "POST /api/users/{userId}/activity",
    path: () => user("/activity"),
    body: () => ({ chatSessionMessages: 1 }),
  },
  { call: "DELETE /api/users/{userId}/chat", path: () => user("/chat") },
  {
    call: "GET /api/users/{userId}/metrics?startDate={iso}&endDate={iso}",
    path: () => user(`/metrics?${days}`),
    holds: { chatMessages: 1 },
  },
  {
    call: "DELETE /api/support-persons/{id}",
    path: () => `/api/support-persons/${kept.support}`,
    bearer: true,
  },
  { call: "DELETE /api/users/{id}", path: () => user(), bearer: true },
];

/** The placeholder that the specification's client sends to delete a memory. */
const PLACEHOLDER = "fixed-placeholder";

test.each(ROWS)("$call", async ({ call, path, body, bearer, keep = {}, holds = {} }) => {
  const method = call.split(" ")[0] ?? "";
  const token = call.includes("/api/media/") ? PLACEHOLDER : bearer && kept.token;
  const answer = await ask(method, path(), body?.(), token);
  const text = await answer.text();
  expect({ ok: answer.ok, said: text }).toEqual({ ok: true, said: text });
  const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
  const parsed: Record<string, unknown> = isJson ? JSON.parse(text) : {};
  expect(parsed).toMatchObject(holds);
  for (const [name, field] of Object.entries(keep)) kept[name] = String(parsed[field]);
});

test("the administrator's cookie alone adds a support person, beside a person's cookie too", async () => {
  const jar = openClient(portal);
  const made = await jar("POST", "/api/municipalities/ensure", { name: "Aldea 1" });
  const { id: municipalityId } = await made.json();
  const account = { email: "ana@aldea.es", password: PASSWORD, municipalityId };
  const login = await jar("POST", "/api/admin/login", account);
  const { token, id: adminId } = await login.json();
  const newUser = async (name: string) => {
    const answer = await jar(
      "POST",
      "/api/users",
      { ...NEW_USER, name, adminId, municipalityId },
      token,
    );
    return (await answer.json()).id as string;
  };
  const [one, other] = [await newUser("Benito Ruiz"), await newUser("Rosa Gil")];
  const add = (id: string, email: string) =>
    jar("POST", `/api/users/${id}/support-persons`, {
      name: "Luis Ruiz",
      email,
      password: PASSWORD,
    });
  expect((await add(one, "luis@correo.es")).status).toBe(201);
  await jar("POST", `/api/users/${one}/verify-pin`, { pin: "1234" });
  expect((await add(one, "eva@correo.es")).status).toBe(201);
  expect((await add(other, "pablo@correo.es")).status).toBe(201);
  // The person's own calls stay the person's.
  const saved = await jar("PUT", `/api/users/${one}/settings`, {
    ...settings,
    familyConsent: true,
  });
  expect(await saved.json()).toMatchObject({ ...settings, familyConsent: true });
  expect((await jar("GET", `/api/users/${one}/reminders`)).status).toBe(200);
  const listed = await jar("GET", `/api/users/${one}/support-persons`);
  expect(listed.ok).toBe(false);
  expect((await jar("DELETE", "/api/session", undefined, token)).status).toBe(204);
  expect((await add(one, "marta@correo.es")).ok).toBe(false);
  expect((await jar("GET", "/api/session", undefined, token)).status).toBe(401);
});
