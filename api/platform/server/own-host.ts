import type { ErrorBody } from "../errors.ts";

type Handler<Info> = (request: Request, info: Info) => Response | Promise<Response>;

/** A name or an IPv4 address, or an IPv6 address in brackets; and a port. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
/** A cloud host's probes use the address; these calls return no personal data. */
const PROBED = new Set(["/api/health", "/api/ready"]);

/**
 * Answers only under the portal's own name, if it has one. Otherwise another site could point its name
 * here and use the portal as its own. An invalid name is always refused.
 */
export function onOwnHost<Info>(answer: Handler<Info>, portalOrigin: string | null): Handler<Info> {
  const own = portalOrigin === null ? null : new URL(portalOrigin);
  return async (request, info) => {
    const path = pathOf(request);
    const host = request.headers.get("Host") ?? "";
    const asked = HOST.test(host) ? URL.parse(`${own?.protocol ?? "http:"}//${host}`) : null;
    if (!asked) return refuse(path, 400, MALFORMED);
    if (own && asked.host !== own.host && !PROBED.has(path)) {
      return refuse(path, 421, wrongHost(own.origin));
    }
    return await answer(request, info);
  };
}

const MALFORMED: ErrorBody = {
  error: "La dirección de la petición no se entiende.",
  code: "MALFORMED_REQUEST",
};

const wrongHost = (origin: string): ErrorBody => ({
  error: `El portal no está en esta dirección. Ábrelo en ${origin}`,
  code: "WRONG_HOST",
});

/** People request pages, so they get the sentence alone. */
function refuse(path: string, status: number, body: ErrorBody): Response {
  const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };
  if (path.startsWith("/api/")) return Response.json(body, { status, headers });
  return new Response(body.error, { status, headers });
}

/** The address cannot be parsed when its host is invalid. */
const pathOf = ({ url }: Request): string => /^https?:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] ?? "";
