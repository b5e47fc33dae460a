import { describe, expect, test } from "vitest";
import { BackupError } from "../features/backup/index.ts";
import { StartRefused } from "../platform/start-refused.ts";
import { startProblem } from "./start-problem.ts";

const WORDS = "postgres://portal:Clave@servidor/portal";

/** As the system, the database's driver and drizzle say it. */
const failure = (changes: object = {}, message = WORDS): Error =>
  Object.assign(new Error(message), changes);
const ofStatement = (cause: Error): Error => new Error(`Failed query: ${WORDS}`, { cause });

describe("of an error that was not written for the operator no word is said", () => {
  test.each([
    [failure({ code: "28P01" }), /no acepta ese usuario o esa contraseña/],
    [ofStatement(failure({ code: "3D000" })), /no hay ninguna base de datos con ese nombre/],
    [failure({ code: "ECONNREFUSED" }), /no se puede llegar a la base de datos/],
    [failure({ code: "ENOSPC", path: "/data" }), /no queda sitio en el disco/],
    [failure({ code: "EACCES", path: "/data" }), /^\/data: No hay permiso/],
    [failure({}, `The server does not support SSL connections ${WORDS}`), /no habla TLS/],
    [failure({}, `invalid peer certificate: UnknownIssuer ${WORDS}`), /certificado del servidor/],
    [ofStatement(failure({ code: "P0001" })), /^Ha fallado: Error P0001\. \(at .*start-problem/],
    [failure({ name: "OtherError" }), /^Ha fallado: OtherError\. \(at /],
    [WORDS, /^Ha fallado: string\.$/],
    [null, /^Ha fallado: object\.$/],
  ])("%#", (error, sentence) => {
    expect(startProblem(error)).toMatch(sentence);
    expect(startProblem(error)).not.toContain("Clave");
  });
});

test("what was written for them is said as it stands", () => {
  for (const error of [new StartRefused("falta sitio."), new BackupError("falta sitio.")]) {
    expect(startProblem(error)).toBe("falta sitio.");
  }
});
