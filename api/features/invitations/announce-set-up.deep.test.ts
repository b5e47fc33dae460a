import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invitations } from "../../db/schema/invitations.ts";
import { codeOf, errorOf, eventsAbout, newAdmin, PASSWORD } from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  HOUR,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";
import { announceSetUp } from "./announce-set-up.ts";

const WEEK = 7 * 24 * HOUR;
let portal: TestPortal;

/** What a start of the server with these municipalities tells. */
const start = (...municipalities: string[]) => {
  const config = { ...portal.services.config, municipalities };
  return announceSetUp({ ...portal.services, config });
};

async function idOf(name: string): Promise<string> {
  const answer = await portal.browser().post("/api/municipalities/ensure", { name });
  return (await answer.json()).id;
}

async function create(name: string, invitation?: string, email = "ana@aldea.es") {
  const account = { name: "Ana Ruiz", email, password: PASSWORD };
  const body = { ...account, municipalityId: await idOf(name), invitation };
  return portal.browser().post("/api/admin/create-first", body);
}

describe("on a public portal", () => {
  beforeAll(async () => {
    portal = await openTestPortal({ portalOrigin: "https://portal.es", isSecure: true });
  });
  afterAll(() => portal.close());

  test("the first administrator needs the link that the server tells", async () => {
    const [link] = await start("Aldea 21");
    expect(link?.municipality).toBe("Aldea 21");
    expect(link?.url).toMatch(/^https:\/\/portal\.es\/#invitacion=[A-Za-z0-9_-]{43}$/);
    await expectNothingWritten(portal.db, async () => {
      const answer = await create("Aldea 21");
      expect(await answer.clone().json()).toMatchObject({
        error: "Necesitas una invitación de tu ayuntamiento.",
      });
      expect(await errorOf(answer)).toEqual([403, "INVITATION_REQUIRED"]);
      const guessed = await create("Aldea 21", "x".repeat(43));
      expect(await errorOf(guessed)).toEqual([403, "INVITATION_INVALID"]);
    });
    const code = codeOf(link?.url ?? "");
    const answers = await Promise.all([
      create("Aldea 21", code, "ana@aldea.es"),
      create("Aldea 21", code, "luis@aldea.es"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
    expect(await start("Aldea 21")).toEqual([]);
  });

  test("each municipality has its own link, which names all but the first", async () => {
    const [one, two] = await start("Aldea 22", "Aldea 23");
    expect(new URL(one?.url ?? "").search).toBe("");
    expect(new URL(two?.url ?? "").searchParams.get("municipio")).toBe("Aldea 23");
    const wrong = await create("Aldea 22", codeOf(two?.url ?? ""));
    expect(await errorOf(wrong)).toEqual([403, "INVITATION_INVALID"]);
    expect((await create("Aldea 23", codeOf(two?.url ?? ""))).status).toBe(201);
  });

  test("is told once, stored hashed, and anew only when it is out of time", async () => {
    const [link] = await start("Aldea 24");
    expect(await start("Aldea 24")).toEqual([]);
    const rows = await portal.db.select().from(invitations);
    expect(JSON.stringify(rows)).not.toContain(codeOf(link?.url ?? ""));
    portal.wait(WEEK);
    const [next] = await start("Aldea 24");
    expect((await create("Aldea 24", codeOf(link?.url ?? ""))).status).toBe(403);
    expect((await create("Aldea 24", codeOf(next?.url ?? ""))).status).toBe(201);
  });

  test("servers that start at once tell one link", async () => {
    const announced = await Promise.all([1, 2, 3].map(() => start("Aldea 25")));
    expect(announced.flat()).toHaveLength(1);
    const [row] = await portal.db
      .select()
      .from(invitations)
      .where(eq(invitations.municipalityId, await idOf("Aldea 25")));
    expect(await eventsAbout(portal, row?.id ?? "")).toEqual([
      ["invitation.created", "anyone", null],
    ]);
  });

  test("what an administrator invites with carries the public address", async () => {
    const { token } = await newAdmin(portal);
    const answer = await portal.browser().send("POST", "/api/admin/invitations", { token });
    expect((await answer.json()).url).toMatch(/^https:\/\/portal\.es\/#invitacion=/);
  });
});

describe("on a local portal", () => {
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  test("nothing is told and the first administrator is free", async () => {
    expect(await start("Aldea 26")).toEqual([]);
    expect((await create("Aldea 26")).status).toBe(201);
  });

  test("a code that is sent must be right all the same", async () => {
    const answer = await create("Aldea 27", "x".repeat(43));
    expect(await errorOf(answer)).toEqual([403, "INVITATION_INVALID"]);
  });

  test("a link left from public days is worth nothing after the first administrator", async () => {
    const config = { ...portal.services.config, portalOrigin: "https://p.es", isSecure: true };
    const services = { ...portal.services, config: { ...config, municipalities: ["Aldea 28"] } };
    const [link] = await announceSetUp(services);
    expect((await create("Aldea 28")).status).toBe(201);
    const late = await create("Aldea 28", codeOf(link?.url ?? ""), "luis@aldea.es");
    expect(await errorOf(late)).toEqual([403, "INVITATION_INVALID"]);
  });
});
