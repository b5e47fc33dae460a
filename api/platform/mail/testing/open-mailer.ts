import { afterEach, expect } from "vitest";
import {
  AUTHORITY,
  type SmtpServer,
  startSmtpServer,
} from "../../../tools/testing/smtp/smtp-server.ts";
import type { MailConfig } from "../mail-config.ts";
import { openMailer } from "../open-mailer.ts";

export const LETTER = {
  to: "lucia@correo.es",
  subject: "Contraseña",
  text: "Hola, Lucía:\n\nAdiós.\n",
};

let server: SmtpServer | undefined;

export async function start(options?: Parameters<typeof startSmtpServer>[0]) {
  server = await startSmtpServer(options);
  return server;
}

export const mailerTo = ({ port }: { port: number }, more: Partial<MailConfig> = {}) =>
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

export const failsWith = async (sending: Promise<void>, code: string) => {
  await expect(sending).rejects.toMatchObject({ code });
  expect(server?.letters ?? []).toEqual([]);
};

/** Call it in each test file that uses what is above. */
export function prepareServer(): void {
  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });
}
