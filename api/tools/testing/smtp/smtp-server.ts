import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export type ReceivedLetter = {
  from: string;
  to: string[];
  /** As it travelled: headers and encoded body. */
  text: string;
  isEncrypted: boolean;
  /** Who signed in. */
  user?: string;
};

type Options = {
  tls?: "none" | "starttls" | "implicit";
  user?: string;
  password?: string;
  /** Takes no letter, for the recipient's sake. */
  refuses?: boolean;
};

/** The authority that has signed the certificate for 'localhost'. */
export const AUTHORITY = readFileSync(new URL("authority.pem", import.meta.url), "utf8");

export type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

/** A real mail server on this machine, in a process of its own. */
export async function startSmtpServer({ tls = "starttls", ...options }: Options = {}) {
  const program = fileURLToPath(new URL("../../../../scripts/smtp-main.mjs", import.meta.url));
  const child: ChildProcessWithoutNullStreams = spawn("node", [
    program,
    JSON.stringify({ tls, ...options }),
  ]);
  const letters: ReceivedLetter[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The mail server ended with ${code}`)));
    createInterface({ input: child.stdout }).on("line", (line) => {
      const said = JSON.parse(line);
      if (said.port) return resolve(said.port);
      letters.push(said);
      // Only now does the sender hear that it was accepted.
      if (child.stdin.writable) child.stdin.write("noted\n");
    });
  });
  return {
    port,
    letters,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once("exit", () => resolve());
        child.stdin.end();
      }),
  };
}

/** What a letter says, whichever way it was encoded for its journey. */
export function bodyOf({ text }: ReceivedLetter): string {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  const [, encoding = "7bit"] = /^content-transfer-encoding: *(\S+)/im.exec(head) ?? [];
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
