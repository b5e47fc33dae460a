import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { createMail } from "../../../platform/mail/mail.ts";
import { openMailer } from "../../../platform/mail/open-mailer.ts";
import { Browser } from "../../../tools/testing/browser.ts";
import { createApp } from "../../../tools/testing/checked-app.ts";
import { newAdmin, newPerson, newRelative } from "../../../tools/testing/fixtures.ts";
import {
  AUTHORITY,
  bodyOf,
  type SmtpServer,
  startSmtpServer,
} from "../../../tools/testing/smtp/smtp-server.ts";
import { openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";

export const PATH = "/api/support/password-link";

export let portal: TestPortal;

export let server: SmtpServer;

export const logged: unknown[] = [];

/** The portal with a mail server, and what waits for its letters. */
export function withMail(port = server.port) {
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

export async function setUp() {
  const admin = await newAdmin(portal);
  const relative = await newRelative(portal, admin, await newPerson(portal, admin));
  const { email, municipalityId } = relative;
  return { admin, relative, body: { email, municipalityId } };
}

/** The link in the only letter that came. */
export function mailedLink(): URL {
  expect(server.letters).toHaveLength(1);
  const text = server.letters[0] ? bodyOf(server.letters[0]) : "";
  return new URL(/https:\/\/\S+/.exec(text)?.[0] ?? "");
}

/** Call it in each test file that uses what is above. */
export function prepareLinks(): void {
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
}
