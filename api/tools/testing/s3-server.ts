import { createHash } from "node:crypto";
import type { S3Config } from "../../platform/storage/s3-storage.ts";
import { checkSignature } from "./s3-signature.ts";

export const S3_CONFIG: S3Config = {
  endpoint: "http://127.0.0.1",
  bucket: "acompana",
  region: "eu-west-1",
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};

const UNKNOWN_TYPE = "application/octet-stream";

type Stored = { bytes: Uint8Array<ArrayBuffer>; type: string };
/** What was sent of a file in parts so far, and its type. */
type Uploads = Map<string, { type: string; parts: Map<number, Uint8Array<ArrayBuffer>> }>;
type Call = { request: Request; url: URL; key: string; body: Uint8Array<ArrayBuffer> };

/** What the bucket's CORS rule lets pages of these origins do; without origins there is no rule. */
type CorsRule = { origins?: readonly string[] };

/** A bucket in memory that speaks S3's protocol and refuses every signature that is not right. */
export function startS3Server(clock: () => Date, { origins = [] }: CorsRule = {}) {
  const files = new Map<string, Stored>();
  const uploads: Uploads = new Map();
  let full: Full | null = null;
  const handle = async (request: Request): Promise<Response> => {
    const origin = request.headers.get("Origin");
    const allowed = origin !== null && origins.includes(origin) ? origin : null;
    if (request.method === "OPTIONS") return answerPreflight(request, allowed);
    const response = await answer(request);
    if (allowed) response.headers.set("Access-Control-Allow-Origin", allowed);
    return response;
  };
  const answer = async (request: Request): Promise<Response> => {
    const body = await request.bytes();
    const refused = checkSignature(request, body, S3_CONFIG, clock());
    if (refused) return problem(403, refused);
    const url = new URL(request.url);
    const [, bucket, ...rest] = url.pathname.split("/");
    if (bucket !== S3_CONFIG.bucket) return problem(404, "NoSuchBucket");
    const call = { request, url, key: rest.join("/"), body };
    if (full && isWrite(request, full)) return answerFull(full);
    const isParts = url.searchParams.has("uploads") || url.searchParams.has("uploadId");
    return isParts ? inParts(uploads, files, call) : whole(files, call);
  };
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, handle);
  const { port } = server.addr as Deno.NetAddr;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    keys: () => [...files.keys()].sort(),
    typeOf: (key: string) => files.get(key)?.type,
    /** From now on nothing more is kept; null: there is room again. */
    fill: (how: Full | null) => {
      full = how;
    },
    openUploads: () => uploads.size,
    stop: () => server.shutdown(),
  };
}

/**
 * How a bucket says that it is full: at which step of a write, all of them when none is named. A
 * copy and the end of an upload in parts may say so after their status line.
 */
export type Full = {
  status: number;
  body: string;
  step?: "begin" | "part" | "end";
};

function isWrite({ method, url, headers }: Request, { step, status }: Full): boolean {
  const { searchParams } = new URL(url);
  const of = searchParams.has("uploads") ? "begin" : searchParams.has("partNumber") ? "part" : null;
  const isEnd = method === "POST" && searchParams.has("uploadId");
  if (status === 200) return isEnd || headers.has("x-amz-copy-source");
  if (step) return (isEnd ? "end" : of) === step;
  return method === "PUT" || method === "POST";
}

const answerFull = ({ status, body }: Full) => new Response(body, { status });

/** What the rule in `docs/deploy.md` lets through, and nothing else. */
function answerPreflight({ headers }: Request, allowed: string | null): Response {
  const method = headers.get("Access-Control-Request-Method") ?? "";
  const asked = (headers.get("Access-Control-Request-Headers") ?? "").split(",");
  const names = asked.map((name) => name.trim().toLowerCase()).filter(Boolean);
  const isRight = ["PUT", "GET"].includes(method) && names.every((name) => name === "content-type");
  if (!allowed || !isRight) return problem(403, "AccessForbidden");
  return new Response(null, {
    headers: {
      "Access-Control-Allow-Origin": allowed,
      "Access-Control-Allow-Methods": "PUT, GET",
      "Access-Control-Allow-Headers": "content-type",
    },
  });
}

const problem = (status: number, code: string) =>
  new Response(`<Error><Code>${code}</Code></Error>`, { status });

const tagOf = (bytes: Uint8Array) => `"${createHash("md5").update(bytes).digest("hex")}"`;

function whole(files: Map<string, Stored>, { request, url, key, body }: Call): Response {
  const type = request.headers.get("Content-Type") ?? UNKNOWN_TYPE;
  const source = request.headers.get("x-amz-copy-source");
  if (request.method === "PUT" && source) {
    const from = files.get(source.slice(S3_CONFIG.bucket.length + 2));
    if (!from) return problem(404, "NoSuchKey");
    files.set(key, { bytes: from.bytes, type });
    return new Response("<CopyObjectResult/>");
  }
  if (request.method === "PUT") {
    files.set(key, { bytes: body, type });
    return new Response(null, { headers: { ETag: tagOf(body) } });
  }
  if (request.method === "DELETE") {
    files.delete(key);
    return new Response(null, { status: 204 });
  }
  const file = files.get(key);
  if (!file) return problem(404, "NoSuchKey");
  return read(request, file, url.searchParams);
}

function read(request: Request, { bytes, ...kept }: Stored, asked: URLSearchParams): Response {
  const type = asked.get("response-content-type") ?? kept.type;
  const disposition = asked.get("response-content-disposition");
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get("Range") ?? "") ?? [];
  const end = Math.min(Number(to ?? bytes.length - 1), bytes.length - 1);
  const part = bytes.slice(Number(from ?? 0), end + 1);
  const headers = new Headers({ "Content-Type": type, "Content-Length": String(part.length) });
  if (disposition) headers.set("Content-Disposition", disposition);
  if (from) headers.set("Content-Range", `bytes ${from}-${end}/${bytes.length}`);
  const isHead = request.method === "HEAD";
  return new Response(isHead ? null : part, { status: from ? 206 : 200, headers });
}

function inParts(
  uploads: Uploads,
  files: Map<string, Stored>,
  { request, url, key, body }: Call,
): Response {
  if (url.searchParams.has("uploads")) {
    const id = crypto.randomUUID();
    const type = request.headers.get("Content-Type") ?? UNKNOWN_TYPE;
    uploads.set(id, { type, parts: new Map() });
    return new Response(
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }
  const id = url.searchParams.get("uploadId") ?? "";
  const upload = uploads.get(id);
  if (!upload) return problem(404, "NoSuchUpload");
  if (request.method === "PUT") {
    upload.parts.set(Number(url.searchParams.get("partNumber")), body);
    return new Response(null, { headers: { ETag: tagOf(body) } });
  }
  uploads.delete(id);
  if (request.method === "DELETE") return new Response(null, { status: 204 });
  const bytes = join([...upload.parts.values()], new TextDecoder().decode(body));
  if (bytes instanceof Response) return bytes;
  files.set(key, { bytes, type: upload.type });
  return new Response("<CompleteMultipartUploadResult/>");
}

/** The listed tags must be those of the parts, and only the last part may be small. */
function join(parts: Uint8Array<ArrayBuffer>[], list: string): Uint8Array<ArrayBuffer> | Response {
  const tags = [...list.matchAll(/<ETag>(.*?)<\/ETag>/g)].map(([, tag]) => tag);
  const isRight = JSON.stringify(tags) === JSON.stringify(parts.map(tagOf));
  const isSmall = parts.slice(0, -1).some((part) => part.length < 5 * 1024 * 1024);
  if (!isRight || isSmall) return problem(400, isSmall ? "EntityTooSmall" : "InvalidPart");
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
