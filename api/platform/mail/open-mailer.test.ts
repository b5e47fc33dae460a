import { describe, expect, test } from "vitest";
import { bodyOf } from "../../tools/testing/smtp/smtp-server.ts";
import { failsWith, LETTER, mailerTo, prepareServer, start } from "./testing/open-mailer.ts";

prepareServer();

const LOGIN = { user: "portal@aldea.es", password: "tres @ gatos" };

describe("a letter arrives", () => {
  test.each([
    ["by STARTTLS", "starttls", false],
    ["by TLS from the first byte", "implicit", true],
  ] as const)("%s, encrypted and signed in", async (_case, tls, isImplicitTls) => {
    const running = await start({ tls, ...LOGIN });
    await mailerTo(running, { isImplicitTls, login: LOGIN })(LETTER);
    const [letter] = running.letters;
    expect(running.letters).toHaveLength(1);
    expect(letter).toMatchObject({
      from: "portal@aldea.es",
      to: ["lucia@correo.es"],
      isEncrypted: true,
      user: LOGIN.user,
    });
    expect(letter?.text).toMatch(/^From: Ayuntamiento de Aldea <portal@aldea\.es>\r$/m);
    expect(letter?.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(letter && bodyOf(letter).replaceAll("\r\n", "\n")).toBe(LETTER.text);
  });

  test.each([
    ["a comma", { to: "lucia@correo.es,otra@correo.es" }],
    ["brackets", { to: "Lucia <otra@correo.es>" }],
    ["a line break in the address", { to: "lucia@correo.es\r\nBcc: otra@correo.es" }],
    ["a line break in the subject", { subject: "Hola\r\nBcc: otra@correo.es" }],
    ["a line of the letter", { text: "Hola\r\n.\r\nRCPT TO:<otra@correo.es>\r\n" }],
  ])("at nobody else's for %s", async (_case, part) => {
    const running = await start();
    // What has no one meaning may also be refused.
    await mailerTo(running)({ ...LETTER, ...part }).catch(() => {});
    expect(running.letters.flatMap((letter) => letter.to)).not.toContain("otra@correo.es");
    for (const { text } of running.letters) {
      expect(text.split("\r\n\r\n")[0]).not.toMatch(/^(bcc|cc):/im);
    }
  });
});

describe("nothing is sent", () => {
  test("with a wrong password", async () => {
    const running = await start(LOGIN);
    const login = { ...LOGIN, password: "otra" };
    await failsWith(mailerTo(running, { login })(LETTER), "EAUTH");
  });

  test("to a server whose certificate nobody vouches for", async () => {
    const running = await start(LOGIN);
    await failsWith(mailerTo(running, { ca: "", login: LOGIN })(LETTER), "ESOCKET");
  });

  test("to a server elsewhere that does not encrypt, and so hears no password", async () => {
    const running = await start({ tls: "none", ...LOGIN });
    // The same machine by an address that does not say so.
    await failsWith(mailerTo(running, { host: "0.0.0.0", login: LOGIN })(LETTER), "ETLS");
  });
});
