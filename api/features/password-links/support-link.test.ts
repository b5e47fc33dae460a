import { count } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { passwordLinks } from "../../db/schema/password-links.ts";
import { LINK_REQUESTS, LINK_REQUESTS_OF_ACCOUNT } from "../../platform/auth/entry-limits.ts";
import { createMail } from "../../platform/mail/mail.ts";
import { openMailer } from "../../platform/mail/open-mailer.ts";
import { Browser } from "../../tools/testing/browser.ts";
import {
  codeOf,
  errorOf,
  eventsAbout,
  newAdmin,
  newPerson,
  newRelative,
} from "../../tools/testing/fixtures.ts";
import {
  AUTHORITY,
  bodyOf,
  type SmtpServer,
  startSmtpServer,
} from "../../tools/testing/smtp/smtp-server.ts";
import { HOUR, openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";

const PATH = "/api/support/password-link";

let portal: TestPortal;
let server: SmtpServer;
const logged: unknown[] = [];

beforeAll(async () => {
  [portal, server] = await Promise.all([openTestPortal(), startSmtpServer()]);
});
afterEach(() => {
  logged.length = 0;
  server.letters.length = 0;
});
afterAll(async () => {
  await server.stop();
  await portal.close();
});

/** The portal with a mail server, and what waits for its letters. */
function withMail(port = server.port) {
  const log = { info: () => {}, error: (...line: unknown[]) => void logged.push(line) };
  const from = { name: "", address: "portal@aldea.es" };
  const place = { host: "localhost", port, isImplicitTls: false, origin: "https://portal.es" };
  const send = openMailer({ ...place, login: null, from, ca: AUTHORITY });
  const mail = createMail({ origin: place.origin, send, log, wait: () => 0 });
  const app = createApp({ ...portal.services, mail });
  let addresses = 0;
  const browser = (address = `198.51.100.${++addresses}`) =>
    new Browser(async (request, info) => await app.fetch(request, info), address);
  return { browser, settled: mail.settled };
}

async function setUp() {
  const admin = await newAdmin(portal);
  const relative = await newRelative(portal, admin, await newPerson(portal, admin));
  const { email, municipalityId } = relative;
  return { admin, relative, body: { email, municipalityId } };
}

const links = async () => (await portal.db.select({ n: count() }).from(passwordLinks))[0]?.n;

/** The link in the only letter that came. */
function mailedLink(): URL {
  expect(server.letters).toHaveLength(1);
  const text = server.letters[0] ? bodyOf(server.letters[0]) : "";
  return new URL(/https:\/\/\S+/.exec(text)?.[0] ?? "");
}

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

  test("has an hour for it", async () => {
    const { body } = await setUp();
    const { browser, settled } = withMail();
    await browser().post(PATH, body);
    await settled();
    portal.wait(HOUR);
    const code = codeOf(mailedLink().href);
    expect(await (await browser().post("/api/password-links/check", { code })).json()).toEqual({
      role: null,
    });
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

  test("nor does one that only another municipality knows", async () => {
    const { body } = await setUp();
    const { relative: other } = await setUp();
    const { browser, settled } = withMail();
    expect((await browser().post(PATH, { ...body, email: other.email })).status).toBe(204);
    await settled();
    expect(server.letters).toEqual([]);
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

  test("for one address, over all e-mails", async () => {
    const { body } = await setUp();
    const one = withMail().browser("203.0.113.9");
    for (let asked = 0; asked < LINK_REQUESTS.most; asked += 1) {
      expect((await one.post(PATH, { ...body, email: `n${asked}@correo.es` })).status).toBe(204);
    }
    expect(await errorOf(await one.post(PATH, body))).toEqual([429, "TOO_MANY_ATTEMPTS"]);
  });
});

describe("what goes wrong", () => {
  test("with the mail server is logged without a name, and told to nobody", async () => {
    const { body } = await setUp();
    const refusing = await startSmtpServer({ refuses: true });
    const { browser, settled } = withMail(refusing.port);
    expect((await browser().post(PATH, body)).status).toBe(204);
    await settled();
    await refusing.stop();
    expect((await browser().post(PATH, body)).status).toBe(204);
    await settled();
    expect(logged).toEqual([
      ["mail-failed", { kind: "Error", code: "EMESSAGE", reply: 550 }],
      ["mail-failed", { kind: "Error", code: "ECONNREFUSED", reply: 0 }],
    ]);
  });

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
