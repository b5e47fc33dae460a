import { createHash, createHmac } from "node:crypto";

type Keys = { accessKeyId: string; secretAccessKey: string; region: string };
type Presented = { credential: string; signed: string; signature: string; stamp: string };

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Uint8Array, text: string) =>
  createHmac("sha256", key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** AWS Signature Version 4, from its published description; null when the request is as signed. */
export function checkSignature(
  request: Request,
  body: Uint8Array,
  keys: Keys,
  now: Date,
): string | null {
  const url = new URL(request.url);
  const isQuery = url.searchParams.has("X-Amz-Signature");
  const presented = isQuery ? fromQuery(url) : fromHeaders(request.headers);
  if (!presented) return "AccessDenied";
  const { credential, signed, signature, stamp } = presented;
  const scope = `${stamp.slice(0, 8)}/${keys.region}/s3/aws4_request`;
  if (!credential.startsWith(`${keys.accessKeyId}/`)) return "InvalidAccessKeyId";
  if (credential !== `${keys.accessKeyId}/${scope}`) return "AuthorizationHeaderMalformed";
  if (!signed.split(";").includes("host")) return "AccessDenied";
  const payload = isQuery
    ? "UNSIGNED-PAYLOAD"
    : (request.headers.get("x-amz-content-sha256") ?? "missing");
  const isBody = payload === "UNSIGNED-PAYLOAD" || payload === sha256(body);
  if (!isBody) return "XAmzContentSHA256Mismatch";
  const canonical = [
    request.method,
    url.pathname.split("/").map(decodeURIComponent).map(encode).join("/"),
    canonicalQuery(url),
    ...signed.split(";").map((name) => `${name}:${headerOf(request, url, body, name)}`),
    "",
    signed,
    payload,
  ].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", stamp, scope, sha256(canonical)].join("\n");
  const day = hmac(`AWS4${keys.secretAccessKey}`, stamp.slice(0, 8));
  const key = hmac(hmac(hmac(day, keys.region), "s3"), "aws4_request");
  if (hmac(key, toSign).toString("hex") !== signature) return "SignatureDoesNotMatch";
  if (isQuery) return isExpired(url, stamp, now) ? "AccessDenied: expired" : null;
  return isSkewed(stamp, now) ? "RequestTimeTooSkewed" : null;
}

function fromQuery({ searchParams }: URL): Presented {
  const get = (name: string) => searchParams.get(`X-Amz-${name}`) ?? "";
  const signature = get("Signature");
  return {
    credential: get("Credential"),
    signed: get("SignedHeaders"),
    signature,
    stamp: get("Date"),
  };
}

function fromHeaders(headers: Headers): Presented | null {
  const found =
    /^AWS4-HMAC-SHA256 Credential=(.+), ?SignedHeaders=(.+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.get("Authorization") ?? "",
    );
  if (!found) return null;
  const [, credential = "", signed = "", signature = ""] = found;
  return { credential, signed, signature, stamp: headers.get("x-amz-date") ?? "" };
}

function canonicalQuery({ searchParams }: URL): string {
  const pairs = [...searchParams].filter(([name]) => name !== "X-Amz-Signature");
  return pairs
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
}

/** The length is that of the body which really came. */
function headerOf(request: Request, url: URL, body: Uint8Array, name: string): string {
  if (name === "host") return url.host;
  if (name === "content-length") return String(body.length);
  return (request.headers.get(name) ?? "").trim().replace(/\s+/g, " ");
}

const CLOCKS_APART_MS = 15 * 60_000;

const isSkewed = (stamp: string, now: Date): boolean =>
  Math.abs(momentOf(stamp) - now.getTime()) >= CLOCKS_APART_MS;

function isExpired({ searchParams }: URL, stamp: string, now: Date): boolean {
  const life = Number(searchParams.get("X-Amz-Expires"));
  return !(momentOf(stamp) + life * 1000 > now.getTime());
}

function momentOf(stamp: string): number {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
  return Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
}
