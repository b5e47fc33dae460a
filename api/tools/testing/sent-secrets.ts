import { vi } from "vitest";
import { createLog, type Log } from "../../platform/log.ts";
import { CELLS } from "./authorization-table.ts";
import {
  allowedOf,
  type ContractFixtures,
  type Credentials,
  callersOf,
} from "./contract-fixtures.ts";
import { operationOf } from "./requests.ts";
import type { Target } from "./test-context.ts";

/** All that is written to the log, and to the console beside it. */
export function watchLog() {
  const lines: Record<string, unknown>[] = [];
  const printed: string[] = [];
  const spies = (["error", "info", "log", "warn", "debug"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...said) => {
      printed.push(said.map((one) => Deno.inspect(one)).join(" "));
    }),
  );
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log: Log = createLog(write, () => new Date());
  return {
    log,
    lines,
    /** As one text, without what is random. */
    text: () =>
      [...lines.map((line) => JSON.stringify({ ...line, requestId: "", at: "" })), ...printed].join(
        "\n",
      ),
    clear: () => {
      lines.length = 0;
      printed.length = 0;
    },
    stop: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

/**
 * What a call is answered that succeeds in nothing: the text of an error, or what the server's
 * library would say of a body that breaks off.
 */
export async function failureOf(answer: Response): Promise<{ status: number; said: string }> {
  const { status } = answer;
  try {
    const text = await answer.text();
    return { status, said: status < 400 ? "" : text };
  } catch (error) {
    return { status, said: Deno.inspect(error) };
  }
}

/** Somebody who may make the call of a row of the authorization table. */
export function callerOf(fixtures: ContractFixtures, row: string): Credentials {
  const cell = CELLS.find((one) => one.row === row && one.status < 400 && one.caller !== "expired");
  const by = cell && callersOf(fixtures)[cell.caller]?.by.at(0);
  return by ?? allowedOf(fixtures, operationOf(row).roles);
}

/** A plain word is one of a list of the contract, which a route may hold too. */
const PLAIN = /^[a-z-]{1,24}$/;

/** Whatever a call carries that says something of somebody, or opens something. */
export function secretsOf(
  { path, query, body, raw }: Target,
  { cookies, token }: Credentials,
): string[] {
  const form = raw?.content instanceof FormData ? [...raw.content.values()] : [];
  const all = [
    ...path.split("/"),
    ...leaves([query, body, form]),
    ...cookies.values(),
    token ?? "",
  ];
  return [...new Set(all)].filter((one) => one.length >= 4 && !PLAIN.test(one));
}

function leaves(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(leaves);
}
