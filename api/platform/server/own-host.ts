import type { ErrorBody } from "../errors.ts";
import { isLocalName } from "./local-name.ts";

type Handler<Info> = (request: Request, info: Info) => Response | Promise<Response>;

/** A name or an IPv4 address, or an IPv6 address in brackets; and a port. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
/** A cloud host's probes use the address; these calls return no personal data. */
export const UNDER_ANY_NAME = new Set(["/api/health", "/api/ready"]);

/** Names that were said to the operator already: a stranger must not fill the log. */
const NAMES_SAID = 20;

/**
 * Answers only under the portal's own name, or without one under names that nobody outside can
 * point here. Otherwise another site could point its name here and use the portal as its own. An
 * invalid name is always refused.
 *
 * @param say tells the operator, once for each of the first twenty names
 */
export function onOwnHost<Info>(
  answer: Handler<Info>,
  portalOrigin: string | null,
  say: (sentence: string) => void = () => {},
): Handler<Info> {
  const own = portalOrigin === null ? null : new URL(portalOrigin);
  const said = new Set<string>();

  function tell(host: string): void {
    if (said.has(host) || said.size >= NAMES_SAID) return;
    said.add(host);
    const name = own
      ? `PORTAL_URL es ${own.origin}`
      : `si es su nombre, dilo al arrancar: PORTAL_URL=http://${host}`;
    say(`AVISO: alguien ha pedido el portal como «${host}» y no se le ha atendido: ${name}.`);
  }

  /** Behind a proxy the scheme is not the portal's own, nor then its usual port. */
  function isOwn({ host, hostname }: URL): boolean {
    if (!own) return isLocalName(hostname);
    return URL.parse(`${own.protocol}//${host}`)?.host === own.host;
  }

  return async (request, info) => {
    const path = pathOf(request);
    const host = request.headers.get("Host") ?? "";
    const asked = HOST.test(host) ? URL.parse(`${own?.protocol ?? "http:"}//${host}`) : null;
    if (!asked) return refuse(path, 400, MALFORMED);
    // A request line may name a host of its own, and that one is what the application is told.
    const named = URL.parse(request.url) ?? asked;
    // Signs that part a list or a policy are in no name, and headers of the answer repeat it.
    if (!HOST.test(named.host)) return refuse(path, 400, MALFORMED);
    const foreign = [asked, named].find((one) => !isOwn(one));
    if (foreign && !UNDER_ANY_NAME.has(path)) {
      tell(foreign.host);
      return refuse(path, 421, own ? wrongHost(own.origin) : UNKNOWN_NAME);
    }
    return await answer(request, info);
  };
}

const MALFORMED: ErrorBody = {
  error: "La dirección de la petición no se entiende.",
  code: "MALFORMED_REQUEST",
};

const UNKNOWN_NAME: ErrorBody = {
  error:
    "El portal no se abre con este nombre. Ábrelo con la dirección en números, o pide a quien lo administra que le dé este nombre con PORTAL_URL.",
  code: "WRONG_HOST",
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
