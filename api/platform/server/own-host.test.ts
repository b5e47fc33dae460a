import { describe, expect, test } from "vitest";
import { onOwnHost } from "./own-host.ts";

type Case = { host: string | null; path?: string };

async function ask(portalOrigin: string | null, { host, path = "/api/session" }: Case) {
  const headers = new Headers(host === null ? {} : { Host: host });
  const request = new Request("http://localhost/", { headers });
  Object.defineProperty(request, "url", { value: `http://${host ?? "localhost"}${path}` });
  const answer = await onOwnHost(() => new Response("dentro"), portalOrigin)(request, null);
  const text = await answer.text();
  return { status: answer.status, text };
}

const NO_HOSTS = [
  null,
  "",
  " ",
  "a b",
  "a/b",
  "a?b",
  "a#b",
  "u@casa.es",
  "u:p@casa.es",
  "casa.es, casa.es",
  "casa.es:",
  "casa.es:x",
  "casa.es:99999",
  "casa.es:65536",
  "casa.es:123456",
  "[::1",
  "::1",
  "[::1]:x",
  "[::1]x",
  "[::g]",
  "[]",
  "%41.es",
  "casa.es\\x",
  "<b>",
  "1.2.3.4.5",
  "256.1.1.1",
];

describe.each([null, "https://portal.es", "http://192.168.1.20:8000"])("own address %s", (own) => {
  test.each(NO_HOSTS)("'%s' is no host", async (host) => {
    for (const path of ["/", "/api/session", "/api/health"]) {
      const { status, text } = await ask(own, { host, path });
      expect(status).toBe(400);
      expect(text).toContain("La dirección de la petición");
      // With one of these in it the rest of the address is no path.
      const isPath = path !== "/" && !/[/?#]/.test(host ?? "");
      if (isPath) expect(JSON.parse(text).code).toBe("MALFORMED_REQUEST");
    }
  });
});

const HOSTS = [
  "portal.es",
  "PORTAL.es",
  "portal.es:443",
  "portal.es:80",
  "portal.es:8000",
  "portal.es.",
  "www.portal.es",
  "portal.es.mal.es",
  "localhost",
  "localhost:8000",
  "127.0.0.1:8000",
  "[::1]:8000",
  "192.168.1.20",
  "192.168.1.20:8000",
  "xn--maana-pta.es",
  "a_b.es",
];
const OWN: Record<string, string[]> = {
  "https://portal.es": ["portal.es", "PORTAL.es", "portal.es:443"],
  "http://portal.es": ["portal.es", "PORTAL.es", "portal.es:80"],
  "http://192.168.1.20:8000": ["192.168.1.20:8000"],
  "http://[::1]:8000": ["[::1]:8000"],
};

test.each(Object.entries(OWN))("%s answers under its own name alone", async (origin, names) => {
  for (const host of HOSTS) {
    const { status, text } = await ask(origin, { host });
    expect([host, status]).toEqual([host, names.includes(host) ? 200 : 421]);
    if (status === 421) {
      const error = `El portal no está en esta dirección. Ábrelo en ${origin}`;
      expect(JSON.parse(text)).toEqual({ error, code: "WRONG_HOST" });
      expect((await ask(origin, { host, path: "/" })).text).toBe(error);
    }
    expect((await ask(origin, { host, path: "/api/health" })).status).toBe(200);
  }
});

test("a portal without a name of its own answers under every one", async () => {
  for (const host of HOSTS) expect((await ask(null, { host })).status).toBe(200);
});
