import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { ConnectionInfo } from "../server/address.ts";
import type { BodyBudget, BodyCeilings } from "../server/body-budget.ts";

const KILOBYTE = 1024;

/** The longest JSON body of a call without a limit of its own. */
export const BODY_LIMIT: Record<keyof BodyCeilings, number> = {
  // A name, an address and a password.
  anyone: 8 * KILOBYTE,
  signedIn: 64 * KILOBYTE,
};

const JSON_TYPE = /^\s*application\/json\s*(;|$)/i;

type Bounds = { who: keyof BodyCeilings; limit: number; isRequired: boolean };

/**
 * Reads a JSON body into memory, within its own limit and the limit of all bodies together, and
 * releases it when the call is answered. An optional body that is empty counts as absent, whatever
 * its content type.
 */
export const readBody =
  ({ who, limit, isRequired }: Bounds): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const budget = c.var.bodies[who];
    const { url, method, body } = c.req.raw;
    const held = { bytes: 0 };
    try {
      if (Number(c.req.header("Content-Length") ?? 0) > limit) throw tooLarge();
      const bytes = await readWhole(body, { limit, budget, held });
      // A broken connection may look like the end of the body.
      const { isWhole } = (c.env ?? {}) as ConnectionInfo;
      const announced = Number(c.req.header("Content-Length") ?? bytes.length);
      if (announced !== bytes.length || isWhole?.() === false) throw cutOff();
      const headers = new Headers(c.req.raw.headers);
      if (bytes.length === 0 && !isRequired) headers.delete("Content-Type");
      // JSON is JSON, whatever its type adds and however it is written.
      else if (JSON_TYPE.test(headers.get("Content-Type") ?? ""))
        headers.set("Content-Type", "application/json");
      const content = bytes.length > 0 ? { body: bytes } : {};
      c.req.raw = new Request(url, { method, headers, ...content });
      await next();
    } finally {
      budget.giveBack(held.bytes);
    }
  };

type Reading = { limit: number; budget: BodyBudget; held: { bytes: number } };

async function readWhole(
  body: ReadableStream<Uint8Array> | null,
  { limit, budget, held }: Reading,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of orCutOff(body)) {
    if (held.bytes + chunk.length > limit) throw tooLarge();
    budget.take(chunk.length);
    held.bytes += chunk.length;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(held.bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The sender closed the connection in the middle: no fault of ours. */
async function* orCutOff(body: ReadableStream<Uint8Array> | null) {
  try {
    if (body) yield* body;
  } catch {
    throw cutOff();
  }
}

const cutOff = () => new ServiceError(400, "MALFORMED_JSON", "Los datos enviados no se entienden.");

const tooLarge = () => new ServiceError(413, "BODY_TOO_LARGE", "Lo que envías ocupa demasiado.");
