// A mail server of the tests' own, in a process of Node's: servers in Deno cannot begin TLS on an
// open connection. It says on its output, a JSON line each, where it listens and what it was sent.
// It accepts a letter once a line on its input says that it was noted.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { SMTPServer } from "smtp-server";

const CERTIFICATES = new URL("../api/tools/testing/smtp/", import.meta.url);

/** @type {{ tls: string; user?: string; password?: string; refuses?: boolean }} */
const { tls, user, password, refuses } = JSON.parse(process.argv[2] ?? "{}");
const file = (/** @type {string} */ name) => readFileSync(new URL(name, CERTIFICATES), "utf8");
const say = (/** @type {object} */ line) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** @type {(() => void)[]} The letters that were sent and not noted yet. */
const waiting = [];

const server = new SMTPServer({
  secure: tls === "implicit",
  ...(tls !== "none" && { key: file("server-key.pem"), cert: file("server.pem") }),
  disabledCommands: tls === "none" ? ["STARTTLS"] : [],
  authOptional: !user,
  allowInsecureAuth: true,
  onAuth: (auth, _session, done) =>
    user && auth.username === user && auth.password === password
      ? done(null, { user })
      : done(new Error("Wrong user or password")),
  onData(stream, session, done) {
    /** @type {Buffer[]} */
    const chunks = [];
    stream.on("data", (chunk) => chunks.push(chunk));
    stream.on("end", () => {
      if (refuses) return done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : "";
      const to = rcptTo.map(({ address }) => address);
      const text = Buffer.concat(chunks).toString("utf8");
      waiting.push(() => done());
      say({ from, to, text, isEncrypted: session.secure, user: session.user });
    });
  },
});
server.on("error", () => {});
server.listen(0, "127.0.0.1", () => {
  const address = server.server.address();
  say({ port: typeof address === "object" && address?.port });
});
createInterface({ input: process.stdin })
  .on("line", () => waiting.shift()?.())
  // Ends with whoever started it.
  .on("close", () => process.exit());
