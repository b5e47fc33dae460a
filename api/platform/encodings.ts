import { parseAccept } from "hono/utils/accept";

/** What files are kept in, best first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What `scripts/compress.mjs` lays beside the files of a build; here nothing is compressed. */
export const ENDING: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/** A coding that is not named is refused, except for none at all, which is the last choice. */
const UNNAMED: Record<Encoding, number> = { br: 0, gzip: 0, identity: 0.0001 };

/** The encodings that an `Accept-Encoding` takes, in its order of preference, else in ours. */
export function encodingsFor(header: string | undefined): Encoding[] {
  const asked = new Map(
    parseAccept(header ?? "").map(({ type, q }) => [type.trim().toLowerCase(), q]),
  );
  const weight = (encoding: Encoding) => asked.get(encoding) ?? asked.get("*") ?? UNNAMED[encoding];
  return ENCODINGS.filter((encoding) => weight(encoding) > 0).sort((a, b) => weight(b) - weight(a));
}
