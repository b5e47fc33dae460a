import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recoveryCodes, totpFactors } from "../../../db/schema/second-factor.ts";
import { type Examples, moreOf } from "../../../tools/testing/chosen.ts";
import { OPERATIONS } from "../../../tools/testing/contract.ts";
import {
  type Admin,
  errorOf,
  eventsAbout,
  newMunicipality,
  PASSWORD,
} from "../../../tools/testing/fixtures.ts";
import { appWith, giveApp } from "../../../tools/testing/second-factor.ts";
import { MINUTE, openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";
import { CODES_OF_NEW_DEVICES } from "../../second-factor/index.ts";

/** Tests the second step of an administrator's login. */
export function testSecondStep(examples: Examples): void {
  const more = moreOf(examples);

  const WRONG = [400, "VALIDATION"];
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await openTestPortal({ secondFactor: "required" });
  });
  afterAll(() => portal.close());

  type Account = Pick<Admin, "email" | "municipalityId"> & { id: string };

  /** An administrator who has never been in. */
  async function newAccount(): Promise<Account> {
    const { id: municipalityId } = await newMunicipality(portal);
    const account = { email: "ana@aldea.es", municipalityId };
    const body = { name: "Ana Ruiz", password: PASSWORD, ...account };
    const answer = await portal.browser().post("/api/admin/create-first", body);
    return { id: (await answer.json()).id, ...account };
  }

  const login = ({ email, municipalityId }: Account, browser = portal.browser()) =>
    browser.post("/api/admin/login", { email, municipalityId, password: PASSWORD });

  /** What the first step gives. */
  async function firstStep(account: Account, browser = portal.browser()) {
    const answer = await login(account, browser);
    expect(answer.status).toBe(202);
    return (await answer.json()) as { step: string; challenge: string };
  }

  const sendCode = (challenge: string, code: string, browser = portal.browser()) =>
    browser.post("/api/admin/login/code", { challenge, code });

  const enrol = (challenge: string, code: string, browser = portal.browser()) =>
    browser.post("/api/admin/login/enrol", { challenge, code });

  async function secretOf(challenge: string): Promise<string> {
    const answer = await portal.browser().post("/api/admin/login/enrolment", { challenge });
    return (await answer.json()).secret;
  }

  /** An account whose app is set up, with its recovery codes. */
  async function enrolled() {
    const account = await newAccount();
    const { challenge } = await firstStep(account);
    const app = appWith(portal, await secretOf(challenge));
    const answer = await enrol(challenge, app.code());
    const { token, recoveryCodes: paper } = await answer.json();
    portal.wait(2 * MINUTE);
    return { account, app, token, paper: paper as string[] };
  }

  const isIn = async (token: string) =>
    (await portal.browser().get("/api/session", { token })).status === 200;

  describe("where a second factor is required", () => {
    test("the first login sets up an app, and lets in with its code", async () => {
      const account = await newAccount();
      const { step, challenge } = await firstStep(account);
      expect(step).toBe("enrol");
      const answer = await portal.browser().post("/api/admin/login/enrolment", { challenge });
      const { secret, uri } = await answer.json();
      expect(secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(new URL(uri).searchParams.get("secret")).toBe(secret);
      expect(decodeURIComponent(new URL(uri).pathname)).toMatch(
        /Acompaña Aldea \d+:ana@aldea\.es$/,
      );
      expect(await secretOf(challenge)).toBe(secret);
      const done = await (await enrol(challenge, appWith(portal, secret).code())).json();
      expect(done).toMatchObject({ id: account.id, name: "Ana Ruiz" });
      expect(new Set(done.recoveryCodes).size).toBe(10);
      expect(await isIn(done.token)).toBe(true);
      expect(await eventsAbout(portal, account.id)).toContainEqual([
        ...["second-factor.set", "administrator", account.id],
      ]);
    });

    more("nothing of it stands readable in the database", async () => {
      const account = await newAccount();
      const { challenge } = await firstStep(account);
      const secret = await secretOf(challenge);
      const { recoveryCodes: paper } = await (
        await enrol(challenge, appWith(portal, secret).code())
      ).json();
      const stored = [await portal.db.select().from(totpFactors)];
      const codes = await portal.db.select().from(recoveryCodes);
      const text = JSON.stringify([...stored, ...codes]);
      for (const known of [
        secret,
        ...paper,
        ...paper.map((code: string) => code.replace("-", "")),
      ]) {
        expect(text).not.toContain(known);
      }
    });

    more("a step is no session: every call that wants one refuses it", async () => {
      const { account } = await enrolled();
      const { challenge } = await firstStep(account);
      const id = "11111111-1111-4111-8111-111111111111";
      const guarded = OPERATIONS.filter(({ roles }) => roles.includes("administrator"));
      expect(guarded.length).toBeGreaterThan(20);
      for (const { method, path } of guarded) {
        const where = path.replace(/\{[^}]+\}/g, id);
        const body = method === "GET" || method === "DELETE" ? undefined : {};
        const answer = await portal.browser().send(method, where, { token: challenge, body });
        // What is open to anybody is open to it too, and to no more.
        const nobody = await portal.browser().send(method, where, { body });
        expect([method, path, answer.status]).toEqual([method, path, nobody.status]);
        expect([401, 400, 403, 404]).toContain(answer.status);
      }
    });

    more("a wrong code of the new app sets nothing up", async () => {
      const account = await newAccount();
      const { challenge } = await firstStep(account);
      const app = appWith(portal, await secretOf(challenge));
      expect(await errorOf(await enrol(challenge, app.code(5)))).toEqual(WRONG);
      expect((await firstStep(account)).step).toBe("enrol");
    });
  });

  describe("once an app is set up", () => {
    more(
      "its owner gets a code looked at where it was set up, however many others send wrong ones",
      async () => {
        const account = await newAccount();
        const own = portal.browser();
        const { challenge } = await firstStep(account, own);
        const app = appWith(portal, await secretOf(challenge));
        expect((await enrol(challenge, app.code(), own)).status).toBe(200);
        portal.wait(2 * MINUTE);
        const { challenge: stolen } = await firstStep(account);
        let status = 0;
        for (let sent = 0; sent <= CODES_OF_NEW_DEVICES.most; sent += 1) {
          const wrong = app.code() === "000000" ? "111111" : "000000";
          ({ status } = await sendCode(stolen, wrong, portal.browser(`10.9.${sent}.1`)));
        }
        expect(status).toBe(429);
        const again = await firstStep(account, own);
        expect((await sendCode(again.challenge, app.code(), own)).status).toBe(200);
      },
    );

    test("its code lets in, and the step counts once", async () => {
      const { account, app } = await enrolled();
      const { step, challenge } = await firstStep(account);
      expect(step).toBe("code");
      const answer = await sendCode(challenge, app.code());
      expect(await isIn((await answer.json()).token)).toBe(true);
      const again = await sendCode(challenge, app.code(1));
      expect(await errorOf(again)).toEqual([403, "LOGIN_STEP_OVER"]);
    });

    test("a code counts once: neither it nor an earlier one lets in again", async () => {
      const { account, app } = await enrolled();
      const first = await firstStep(account);
      expect((await sendCode(first.challenge, app.code())).status).toBe(200);
      const second = await firstStep(account);
      for (const code of [app.code(), app.code(-1)]) {
        expect(await errorOf(await sendCode(second.challenge, code))).toEqual(WRONG);
      }
      expect((await sendCode(second.challenge, app.code(1))).status).toBe(200);
    });

    more("of two logins at once with one code one gets in", async () => {
      const { account, app } = await enrolled();
      const steps = await Promise.all([1, 2, 3].map(() => firstStep(account)));
      const answers = await Promise.all(
        steps.map(({ challenge }) => sendCode(challenge, app.code())),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    });

    more("codes of one step ago and of the next one count, older ones do not", async () => {
      const { account, app } = await enrolled();
      const { challenge } = await firstStep(account);
      expect(await errorOf(await sendCode(challenge, app.code(-2)))).toEqual(WRONG);
      expect(await errorOf(await sendCode(challenge, app.code(2)))).toEqual(WRONG);
      expect((await sendCode(challenge, app.code(-1))).status).toBe(200);
    });

    test("the password alone sets up no other app, also with a step from before", async () => {
      const account = await newAccount();
      const early = await firstStep(account);
      const thiefs = appWith(portal, await secretOf(early.challenge));
      const own = await firstStep(account);
      const app = appWith(portal, await secretOf(own.challenge));
      expect((await enrol(own.challenge, app.code())).status).toBe(200);
      const late = await enrol(early.challenge, thiefs.code());
      expect(await errorOf(late)).toEqual([403, "LOGIN_STEP_OVER"]);
      const { challenge } = await firstStep(account);
      expect(await errorOf(await enrol(challenge, thiefs.code()))).toEqual([
        403,
        "LOGIN_STEP_OVER",
      ]);
      portal.wait(MINUTE);
      expect(await errorOf(await sendCode(challenge, thiefs.code()))).toEqual(WRONG);
      expect((await sendCode(challenge, app.code())).status).toBe(200);
    });

    more("a recovery code lets in once, however it is written", async () => {
      const { account, paper } = await enrolled();
      const [code = ""] = paper;
      const written = ` ${code.toLowerCase().replace("-", " ").replaceAll("0", "o")} `;
      const one = await firstStep(account);
      expect((await sendCode(one.challenge, written)).status).toBe(200);
      const two = await firstStep(account);
      expect(await errorOf(await sendCode(two.challenge, code))).toEqual(WRONG);
    });

    more("a step is over after a quarter of an hour", async () => {
      const { account, app } = await enrolled();
      const { challenge } = await firstStep(account);
      portal.wait(15 * MINUTE);
      const answer = await sendCode(challenge, app.code());
      expect(await errorOf(answer)).toEqual([403, "LOGIN_STEP_OVER"]);
    });
  });

  describe("guessing codes", () => {
    test("ends after five misses on a device, which knows the account or not", async () => {
      const { account, app } = await enrolled();
      const browser = portal.browser();
      const known = await firstStep(account, browser);
      expect((await sendCode(known.challenge, app.code(), browser)).status).toBe(200);
      const { challenge } = await firstStep(account, browser);
      for (let misses = 1; misses <= 5; misses++) {
        expect(await errorOf(await sendCode(challenge, "000000", browser))).toEqual(WRONG);
      }
      const answer = await sendCode(challenge, app.code(1), browser);
      expect(await errorOf(answer)).toEqual([429, "TOO_MANY_ATTEMPTS"]);
      expect(await eventsAbout(portal, account.id)).toContainEqual([
        ...["second-factor.failed", "anyone", null],
      ]);
    });

    more(
      "from ever new devices and addresses ends too, and the owner's own device gets in",
      async () => {
        const { account, app } = await enrolled();
        const own = portal.browser();
        const before = await firstStep(account, own);
        expect((await sendCode(before.challenge, app.code(), own)).status).toBe(200);
        const { challenge } = await firstStep(account);
        const statuses: number[] = [];
        // All at once: each counts before any is looked at.
        const guesses = Array.from({ length: 15 }, () => sendCode(challenge, "000000"));
        for (const { status } of await Promise.all(guesses)) statuses.push(status);
        expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(9);
        expect(statuses).toContain(429);
        portal.wait(MINUTE);
        const after = await firstStep(account, own);
        expect((await sendCode(after.challenge, app.code(), own)).status).toBe(200);
      },
    );
  });

  test("where none is required, an account that has one is asked for it all the same", async () => {
    const free = await openTestPortal();
    try {
      const municipality = await newMunicipality(free);
      const account = {
        email: "ana@aldea.es",
        password: PASSWORD,
        municipalityId: municipality.id,
      };
      const browser = free.browser();
      const body = { name: "Ana Ruiz", ...account };
      const { id } = await (await browser.post("/api/admin/create-first", body)).json();
      expect((await browser.post("/api/admin/login", account)).status).toBe(200);
      await giveApp(free, id);
      expect((await browser.post("/api/admin/login", account)).status).toBe(202);
    } finally {
      await free.close();
    }
  });
}
