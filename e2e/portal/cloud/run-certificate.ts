import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Certificate, makeCertificate } from "./certificate.ts";

/** Names the file, to this run's own processes alone. */
const VARIABLE = "RUN_CERTIFICATE";
/** What Node and Deno read when they start, besides the authorities that they know. */
const TRUSTED = { node: "NODE_EXTRA_CA_CERTS", deno: "DENO_CERT" } as const;

/**
 * The certificate of this run. The first process to ask makes it, and removes it at its end; those
 * that it starts afterwards trust it.
 */
export function runCertificate(): Certificate {
  const known = process.env[VARIABLE];
  if (known) return JSON.parse(readFileSync(known, "utf8")) as Certificate;
  const made = makeCertificate();
  const folder = mkdtempSync(join(tmpdir(), "acompana-certificate-"));
  const [all, trusted] = [join(folder, "all.json"), join(folder, "certificate.pem")];
  writeFileSync(all, JSON.stringify(made), { mode: 0o600 });
  writeFileSync(trusted, made.certificate);
  process.env[VARIABLE] = all;
  for (const name of Object.values(TRUSTED)) process.env[name] = trusted;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return made;
}
