import { beforeEach, expect, test, vi } from "vitest";
import { roleClients } from "./role-clients.ts";
import type { Role } from "./sessions.ts";

/** What each call carried: role, method and path, and the bearer. */
let sent: string[];

beforeEach(() => {
  sent = [];
  localStorage.setItem("adminToken", "t1");
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const bearer = request.headers.get("Authorization") ?? "no bearer";
    sent.push(`${request.headers.get("Acompana-Role")} ${request.method} ${pathname}: ${bearer}`);
    return Response.json([]);
  });
});

const events = { onSend() {}, onRefused: async () => false, onDenied() {}, onUsed() {} };
const clients = () => roleClients(events);
const path = { userId: "u1" };

test("choosing a person and the PIN carry the token of an administrator who is signed in here", async () => {
  const { person } = clients();
  await person.GET("/api/users", { params: { query: { municipalityId: "m1" } } });
  await person.POST("/api/users/{userId}/verify-pin", {
    params: { path },
    body: { pin: "4071" },
  });
  expect(sent).toEqual([
    "person GET /api/users: Bearer t1",
    "person POST /api/users/u1/verify-pin: Bearer t1",
  ]);
});

test("without one they carry nothing", async () => {
  localStorage.clear();
  await clients().person.GET("/api/users", { params: { query: { municipalityId: "m1" } } });
  expect(sent).toEqual(["person GET /api/users: no bearer"]);
});

test.each(["person", "support"] as Role[])("no other call of a %s carries it", async (role) => {
  const client = clients()[role];
  await client.GET("/api/users/{userId}/reminders", { params: { path } });
  await client.GET("/api/users/{userId}", { params: { path } });
  await client.DELETE("/api/session");
  expect(sent).toEqual([
    `${role} GET /api/users/u1/reminders: no bearer`,
    `${role} GET /api/users/u1: no bearer`,
    `${role} DELETE /api/session: no bearer`,
  ]);
});

test("an administrator's late refusal of an earlier token does not end the present session", async () => {
  const ended: Role[] = [];
  const denied: Role[] = [];
  vi.stubGlobal("fetch", async () => {
    localStorage.setItem("adminToken", "t2");
    return Response.json({ code: "NO_SESSION" }, { status: 401 });
  });
  const { administrator } = roleClients({
    ...events,
    async onRefused(role) {
      ended.push(role);
      return false;
    },
    onDenied: (role) => denied.push(role),
  });
  await administrator.GET("/api/session").catch(() => {});
  expect([ended, denied]).toEqual([[], ["administrator"]]);
});
