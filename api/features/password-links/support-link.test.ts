import { count } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { passwordLinks } from "../../db/schema/password-links.ts";
import { LINK_REQUESTS_OF_ACCOUNT } from "../../platform/auth/entry-limits.ts";
import { Browser } from "../../tools/testing/browser.ts";
import { createApp } from "../../tools/testing/checked-app.ts";
import { codeOf, errorOf, eventsAbout } from "../../tools/testing/fixtures.ts";
import { bodyOf } from "../../tools/testing/smtp/smtp-server.ts";
import { HOUR } from "../../tools/testing/test-portal.ts";
import {
  logged,
  mailedLink,
  PATH,
  portal,
  prepareLinks,
  server,
  setUp,
  withMail,
} from "./testing/support-link.ts";

prepareLinks();

const links = async () => (await portal.db.select({ n: count() }).from(passwordLinks))[0]?.n;

describe("a relative who has forgotten the password", () => {
  test("gets a letter with a link that works once", async () => {
    const { relative, body } = await setUp();
    const { browser, settled } = withMail();
    const answer = await browser().post(PATH, { ...body, email: body.email.toUpperCase() });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    await settled();
    expect(server.letters[0]?.to).toEqual([relative.email]);
    const link = mailedLink();
    // Whatever the visitor called the portal: here 'localhost'.
    expect(link.origin).toBe("https://portal.es");
    expect(link.hash).toMatch(/^#clave-familia=[A-Za-z0-9_-]{43}$/);
    const code = codeOf(link.href);
    const take = () =>
      browser().post("/api/password-links/take", { code, password: "cuatro-perros" });
    expect(await (await take()).json()).toEqual({ role: "support", email: relative.email });
    expect((await take()).status).toBe(403);
    const events = await eventsAbout(portal, relative.id);
    expect(events).toContainEqual(["support-person.password-link-requested", "anyone", null]);
    expect(logged).toEqual([]);
  });

  test("keeps the link that the town hall gave, whoever asks for letters", async () => {
    const { admin, relative, body } = await setUp();
    const path = `/api/support-persons/${relative.id}/password-link`;
    const { token } = admin;
    const given = await (await portal.browser().post(path, undefined, { token })).json();
    const { browser, settled } = withMail();
    for (let letters = 0; letters < 2; letters += 1) {
      await browser().post(PATH, body);
      await settled();
    }
    expect(await links()).toBeGreaterThanOrEqual(2);
    const role = async (code: string) =>
      (await (await browser().post("/api/password-links/check", { code })).json()).role;
    expect(await role(codeOf(given.url))).toBe("support");
    const [first, second] = server.letters.map((letter) => /#\S+/.exec(bodyOf(letter))?.[0] ?? "");
    expect(await role(codeOf(`https://portal.es/${first}`))).toBeNull();
    expect(await role(codeOf(`https://portal.es/${second}`))).toBe("support");
  });
});

describe("an e-mail that nobody has", () => {
  test("is answered alike, with the same statements before the answer, and gets no letter", async () => {
    const { body } = await setUp();
    const { browser, settled } = withMail();
    const cost = async (email: string) => {
      const before = portal.statements.length;
      const answer = await browser().post(PATH, { ...body, email });
      const statements = portal.statements.slice(before);
      await settled();
      const headers = [...answer.headers].filter(([name]) => name !== "x-request-id");
      return { status: answer.status, headers, statements };
    };
    const known = await cost(body.email);
    const unknown = await cost(`nadie-${body.email}`);
    expect(unknown.statements.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
    expect(server.letters).toHaveLength(1);
  });
});

describe("letters are paced", () => {
  test("for one e-mail, known or not, from wherever they are asked for", async () => {
    const { body } = await setUp();
    const { browser, settled } = withMail();
    for (const email of [body.email, `nadie-${body.email}`]) {
      const statuses: number[] = [];
      for (let asked = 0; asked <= LINK_REQUESTS_OF_ACCOUNT.most; asked += 1) {
        statuses.push((await browser().post(PATH, { ...body, email })).status);
      }
      expect(statuses).toEqual([204, 204, 204, 429]);
    }
    await settled();
    expect(server.letters).toHaveLength(LINK_REQUESTS_OF_ACCOUNT.most);
    portal.wait(HOUR);
    expect((await browser().post(PATH, body)).status).toBe(204);
    await settled();
  });
});

describe("what goes wrong", () => {
  test("a portal without a mail server says whom to ask", async () => {
    const { body } = await setUp();
    const app = createApp({ ...portal.services, mail: undefined });
    const browser = new Browser(
      async (request, info) => await app.fetch(request, info),
      "192.0.2.250",
    );
    const answer = await browser.post(PATH, body);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      {
        code: "MAIL_NOT_SET_UP",
        error: "Este portal no envía correos. Pide un enlace a tu ayuntamiento.",
      },
    ]);
  });

  test.each([
    ["", 400, "VALIDATION"],
    ["lucia", 400, "VALIDATION"],
    ["lucia@correo.es\r\nBcc: otra@correo.es", 400, "VALIDATION"],
  ])("an e-mail '%s' is refused", async (email, status, code) => {
    const { body } = await setUp();
    const answer = await withMail()
      .browser()
      .post(PATH, { ...body, email });
    expect(await errorOf(answer)).toEqual([status, code]);
  });

  test("so is a municipality that is none", async () => {
    const body = { email: "lucia@correo.es", municipalityId: "no" };
    const answer = await withMail().browser().post(PATH, body);
    expect(await errorOf(answer)).toEqual([404, "UNKNOWN_MUNICIPALITY"]);
  });
});
