import { afterEach, describe, expect, test } from "vitest";
import {
  AUTHORITY,
  bodyOf,
  type SmtpServer,
  startSmtpServer,
} from "../../tools/testing/smtp/smtp-server.ts";
import type { MailConfig } from "./mail-config.ts";
import { causeOf, openMailer } from "./open-mailer.ts";

const LETTER = { to: "lucia@correo.es", subject: "Contraseña", text: "Hola, Lucía:\n\nAdiós.\n" };
const LOGIN = { user: "portal@aldea.es", password: "tres @ gatos" };

let server: SmtpServer | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function start(options?: Parameters<typeof startSmtpServer>[0]) {
  server = await startSmtpServer(options);
  return server;
}

const mailerTo = ({ port }: { port: number }, more: Partial<MailConfig> = {}) =>
  openMailer({
    host: "localhost",
    port,
    isImplicitTls: false,
    login: null,
    origin: "https://portal.es",
    from: { name: "Ayuntamiento de Aldea", address: "portal@aldea.es" },
    ca: AUTHORITY,
    ...more,
  });

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

describe("of a server with several addresses", () => {
  const failed = (code: string) => Object.assign(new Error(code), { code });
  const refused = failed("ECONNREFUSED");
  const noWay = failed("ENETUNREACH");

  test.each([
    ["the refusal, not the missing way to another", [noWay, refused], refused],
    ["whichever was tried first", [refused, noWay], refused],
    ["the first where there is no way to any", [noWay, failed("EADDRNOTAVAIL")], noWay],
  ])("the error says %s", (_case, errors, wanted) => {
    expect(causeOf(new AggregateError(errors))).toBe(wanted);
  });

  test("one of a single address is what it is", () => {
    expect(causeOf(refused)).toBe(refused);
    const empty = new AggregateError([]);
    expect(causeOf(empty)).toBe(empty);
  });
});

describe("nothing is sent", () => {
  const failsWith = async (sending: Promise<void>, code: string) => {
    await expect(sending).rejects.toMatchObject({ code });
    expect(server?.letters ?? []).toEqual([]);
  };

  test("with a wrong password", async () => {
    const running = await start(LOGIN);
    const login = { ...LOGIN, password: "otra" };
    await failsWith(mailerTo(running, { login })(LETTER), "EAUTH");
  });

  test("to a server that refuses the letter", async () => {
    await failsWith(mailerTo(await start({ refuses: true }))(LETTER), "EMESSAGE");
  });

  test("where no server is", async () => {
    const { port, stop } = await startSmtpServer();
    await stop();
    await failsWith(mailerTo({ port })(LETTER), "ECONNREFUSED");
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
