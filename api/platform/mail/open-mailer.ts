import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import type { SendLetter } from "./mail.ts";
import type { MailConfig } from "./mail-config.ts";

/** For the connection, and for each of the server's replies. */
const PATIENCE_MS = 15_000;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/**
 * Sends through the server of the configuration. `nodemailer` is loaded with the first letter. A
 * server elsewhere that offers no encryption, or whose certificate is not for its name, is sent
 * neither password nor letter.
 */
export function openMailer(config: MailConfig): SendLetter {
  const { host, port, isImplicitTls, login, from, ca } = config;
  const tls = { servername: host, minVersion: "TLSv1.2" as const, ...(ca && { ca }) };
  const open = () =>
    // Connected here, because nodemailer asks name servers by itself, for which there is no right.
    isImplicitTls
      ? connected(connectTls({ host, port, ...tls }), "secureConnect")
      : connected(connect({ host, port }), "connect");

  return async ({ to, subject, text }) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({
      host,
      port,
      secure: isImplicitTls,
      requireTLS: !isImplicitTls && !LOOPBACK.test(host),
      name: from.address.split("@").at(-1),
      ...(login && { auth: { user: login.user, pass: login.password } }),
      tls,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      getSocket: (_options, done) =>
        void open().then(
          (connection) => done(null, { connection, secured: isImplicitTls }),
          (error) => done(error, false),
        ),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // As an object, so that a comma or a bracket in an address makes no second recipient.
    await transport.sendMail({
      from,
      to: { name: "", address: to },
      subject,
      text,
      headers: { "Auto-Submitted": "auto-generated" },
    });
  };
}

function connected(socket: Socket, event: "connect" | "secureConnect"): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(causeOf(error));
    const late = setTimeout(() => socket.destroy(timedOut()), PATIENCE_MS);
    socket.once("error", fail);
    socket.once("close", () => clearTimeout(late));
    socket.once(event, () => {
      clearTimeout(late);
      socket.off("error", fail);
      resolve(socket);
    });
  });
}

/** What says that this machine has no way to such an address, whatever is there. */
const NO_WAY = ["ENETUNREACH", "EHOSTUNREACH", "EADDRNOTAVAIL", "EAFNOSUPPORT"];

/** A name with several addresses fails with the errors of all: the one to act on. */
export function causeOf(error: Error): Error {
  if (!(error instanceof AggregateError)) return error;
  const all: (Error & { code?: string })[] = error.errors;
  return all.find(({ code = "" }) => !NO_WAY.includes(code)) ?? all[0] ?? error;
}

const timedOut = () =>
  Object.assign(new Error("The mail server does not answer"), { code: "ETIMEDOUT" });
