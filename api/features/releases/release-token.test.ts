import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { releases, releaseTokens } from "../../db/schema/releases.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import { errorOf } from "../../tools/testing/fixtures.ts";
import {
  BUILT_VERSION,
  CONTENTS,
  errorIn,
  hexOf,
  made,
  openReleaseTeam,
} from "../../tools/testing/release-team.ts";
import { newOperatorBearer, newReleaseToken } from "../../tools/testing/release-tokens.ts";
import { HOUR } from "../../tools/testing/test-portal.ts";

const DAY = 24 * HOUR;

const { portal, browser, announce, send, activate, rollBack, activeOf, release, token } =
  await openReleaseTeam();

const operator = () => ({ token: newOperatorBearer(portal) });
const create = (body: object, bearer = newOperatorBearer(portal)) =>
  browser().post("/api/release-tokens", body, { token: bearer });
const WANTED = { area: "games", mayActivate: true, days: 30 };

describe("a token", () => {
  it("is made by the operator, told once, and stored as a hash", async () => {
    const answer = await create(WANTED);
    expect(answer.status).toBe(201);
    const { token: own, ...rest } = await answer.json();
    const expiresAt = new Date(portal.services.clock().getTime() + 30 * DAY).toISOString();
    expect(rest).toEqual({ area: "games", mayActivate: true, expiresAt });
    const rows = await portal.db.select().from(releaseTokens);
    expect(JSON.stringify(rows)).not.toContain(own.replace("release.", ""));
    expect((await announce(made("0.2.0-a"), own)).status).toBe(200);
  });

  it.each<[string, () => string]>([
    ["none", () => ""],
    ["one that has ended", () => newOperatorBearer(portal, -1)],
    ["one that lasts too long", () => newOperatorBearer(portal, 5 * 60_000 + 1)],
    [
      "one of another moment",
      () =>
        newOperatorBearer(portal).replace(/\d(?=\.[^.]+$)/, (d) => String((Number(d) + 1) % 10)),
    ],
    [
      "another signature",
      () => newOperatorBearer(portal).replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    ],
    ["a release token", token],
  ])("is not made with %s as the operator's proof", async (_, bearer) => {
    const refused = await errorIn(await create(WANTED, bearer()));
    expect(refused).toMatchObject({ status: 401, code: "OPERATOR_ONLY" });
    expect(refused.error).toContain("npm run release-token");
  });

  it.each([{ days: 0 }, { days: 366 }, { days: 1.5 }, { area: "embed" }, { area: "Juegos" }])(
    "is not made with %o",
    async (changes) => {
      expect((await errorOf(await create({ ...WANTED, ...changes })))[0]).toBe(400);
    },
  );

  it("of another area is refused, and names the one that is needed", async () => {
    const other = await newReleaseToken(portal, "radio");
    for (const answer of [
      await announce(made("0.2.0-a"), other),
      await activate(BUILT_VERSION, "games", other),
      await rollBack("games", other),
    ]) {
      const refused = await errorIn(answer);
      expect(refused).toMatchObject({ status: 403, code: "RELEASE_TOKEN_AREA" });
      expect(refused.error).toContain("npm run release-token -- games");
    }
  });

  it("without the right to activate sends, and neither activates nor rolls back", async () => {
    const sender = await newReleaseToken(portal, "games", { mayActivate: false });
    await release("0.2.0-a", CONTENTS, "games", sender);
    for (const answer of [
      await activate("0.2.0-a", "games", sender),
      await rollBack("games", sender),
    ]) {
      const refused = await errorIn(answer);
      expect(refused).toMatchObject({ status: 403, code: "RELEASE_TOKEN_ACTIVATE" });
    }
    expect(await activeOf()).toBe(BUILT_VERSION);
  });

  it("that has ended is refused everywhere, and says where to get another", async () => {
    const old = await newReleaseToken(portal, "games", { lasts: HOUR });
    portal.wait(HOUR);
    for (const answer of [
      await announce(made("0.2.0-a"), old),
      await send("1", hexOf("1"), old),
      await browser().get("/api/releases", { token: old }),
      await activate(BUILT_VERSION, "games", old),
    ]) {
      const refused = await errorIn(answer);
      expect(refused).toMatchObject({ status: 401, code: "RELEASE_TOKEN_EXPIRED" });
      expect(refused.error).toContain("npm run release-token -- games");
    }
  });

  it.each(["", `release.${"A".repeat(43)}`, "release.short", "A".repeat(43)])(
    "'%s' is none",
    async (by) => {
      const refused = await errorIn(await announce(made("0.2.0-a"), by));
      expect(refused).toMatchObject({ status: 401, code: "RELEASE_TOKEN_INVALID" });
    },
  );

  it.each(["release.short", `release.${"A".repeat(44)}`, "games", "release."])(
    "'%s' is none where administrators read too: no session has ended",
    async (token) => {
      const refused = await errorIn(await browser().get("/api/releases", { token }));
      expect(refused).toMatchObject({ status: 401, code: "RELEASE_TOKEN_INVALID" });
    },
  );

  it("has a pace", async () => {
    await portal.db.execute(
      sql`update rate_counters set calls = most where key like 'release-token|%'`,
    );
    await announce(made("0.2.0-a"));
    await portal.db.execute(
      sql`update rate_counters set calls = most where key like 'release-token|%'`,
    );
    expect(await errorOf(await announce(made("0.2.0-a")))).toEqual([429, "TOO_MANY_CALLS"]);
  });

  it("announces a hundred new versions a day at most", async () => {
    await announce(made("0.2.0-a"));
    await portal.db.execute(sql`update rate_counters set calls = most where key like 'releases|%'`);
    const answer = await announce(made("0.2.0-b"));
    expect(await errorOf(answer)).toEqual([429, "TOO_MANY_CALLS"]);
    expect((await announce(made("0.2.0-a"))).status).toBe(200);
    await portal.db.execute(sql`delete from rate_counters`);
  });
});

describe("tokens in use", () => {
  const idOf = (bearer: string) => hashToken(bearer.replace("release.", "")).slice(0, 8);
  const list = async () => (await browser().get("/api/release-tokens", operator())).json();
  const revoke = (id: string) => browser().send("DELETE", `/api/release-tokens/${id}`, operator());

  beforeEach(async () => {
    await portal.db.delete(releaseTokens);
  });

  it("are listed for the operator, with nothing that makes them usable", async () => {
    const { token: own } = await (await create(WANTED)).json();
    await newReleaseToken(portal, "radio", { lasts: HOUR });
    const createdAt = portal.services.clock().toISOString();
    const { tokens } = await list();
    expect(tokens).toEqual([
      {
        ...{ id: idOf(own), area: "games", mayActivate: true, createdAt },
        expiresAt: new Date(Date.parse(createdAt) + 30 * DAY).toISOString(),
      },
      expect.objectContaining({ area: "radio" }),
    ]);
    await announce(made("0.2.0-a"), own);
    const [row] = await portal.db.select().from(releases);
    expect(row?.createdBy).toBe(tokens[0].id);
    portal.wait(HOUR);
    expect((await list()).tokens).toHaveLength(1);
  });

  it("are taken back one by one, which is written down", async () => {
    const [leaked, other] = [
      await newReleaseToken(portal, "games"),
      await newReleaseToken(portal, "games"),
    ];
    expect((await announce(made("0.2.0-a"), leaked)).status).toBe(200);
    expect((await revoke(idOf(leaked))).status).toBe(204);
    for (const answer of [
      await announce(made("0.2.0-a"), leaked),
      await activate(BUILT_VERSION, "games", leaked),
    ]) {
      expect(await errorOf(answer)).toEqual([401, "RELEASE_TOKEN_INVALID"]);
    }
    expect((await announce(made("0.2.0-a"), other)).status).toBe(200);
    const refused = await errorIn(await revoke(idOf(leaked)));
    expect(refused).toMatchObject({ status: 404, code: "RELEASE_TOKEN_UNKNOWN" });
    expect(refused.error).toContain("npm run release-token -- --list");
    const revoked = await rowsOf(
      portal.db,
      sql`select * from audit_events where action = 'release-token.revoked'`,
    );
    expect(revoked).toMatchObject([{ actor_role: "anyone", actor_id: null, subject_id: null }]);
  });

  it("are told apart letter by letter", async () => {
    const createdAt = portal.services.clock();
    const expiresAt = new Date(createdAt.getTime() + DAY);
    const row = { area: "games", mayActivate: true, createdAt, expiresAt };
    const hashes = ["aa_aaaaa-one", "aaaaaaaa-two"];
    await portal.db.insert(releaseTokens).values(hashes.map((hash) => ({ ...row, hash })));
    expect((await revoke("aa_aaaaa")).status).toBe(204);
    const left = await portal.db.select({ hash: releaseTokens.hash }).from(releaseTokens);
    expect(left).toEqual([{ hash: "aaaaaaaa-two" }]);
    for (const id of ["aaaaaaa", "aaaaaaa%25", "________"]) {
      expect((await revoke(id)).ok).toBe(false);
    }
    expect(await portal.db.$count(releaseTokens)).toBe(1);
  });

  it("are 500 at most, until one is taken back or ends", async () => {
    await portal.db.execute(sql`insert into release_tokens
      (hash, area, may_activate, created_at, expires_at)
      select 'n' || n || '-filling', 'games', true, now(),
        ${new Date(portal.services.clock().getTime() + DAY).toISOString()}::timestamptz
      from generate_series(1, 500) n`);
    const refused = await errorIn(await create(WANTED));
    expect(refused).toMatchObject({ status: 409, code: "TOO_MANY_RELEASE_TOKENS" });
    expect(refused.error).toContain("npm run release-token -- --list");
    portal.wait(DAY);
    expect((await create(WANTED)).status).toBe(201);
  });
});
