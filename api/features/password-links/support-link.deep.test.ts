import { describe, expect, test } from "vitest";
import { LINK_REQUESTS } from "../../platform/auth/entry-limits.ts";
import { codeOf, errorOf } from "../../tools/testing/fixtures.ts";
import { startSmtpServer } from "../../tools/testing/smtp/smtp-server.ts";
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

describe("a relative who has forgotten the password", () => {
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
});

describe("an e-mail that nobody has", () => {
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
});
