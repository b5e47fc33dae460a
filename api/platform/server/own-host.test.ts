import { describe, expect, test } from "vitest";
import { onOwnHost } from "./own-host.ts";
import { serveHttp } from "./serve.ts";

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

/** What nobody outside can point at this machine. */
const LOCAL = [
  ...[
    "localhost",
    "LOCALHOST:8000",
    "localhost.",
    "portal.localhost",
    "127.0.0.1",
    "127.0.0.1:8000",
  ],
  ...[
    "192.168.1.20",
    "10.0.0.3:8000",
    "[::1]:8000",
    "[fe80::1]",
    "8.8.8.8",
    "portal",
    "portal:8000",
  ],
  ...["acompana.local", "acompana.local.", "a.b.lan", "portal.internal", "acompana.home.arpa"],
];
const FOREIGN = [
  ...["portal.es", "PORTAL.es:8000", "portal.es.", "localhost.mal.es", "127.0.0.1.nip.io"],
  ...["192.168.1.20.mal.es", "local.mal.es", "malolocal.es", "home.arpa.mal.es", "arpa.es"],
  ...["xn--maana-pta.es", "portal.localdomain", "a.lan.es", "acompanalocal.com", "1.es"],
];

describe("a portal without a name of its own", () => {
  test.each(LOCAL)("answers as %s", async (host) => {
    expect((await ask(null, { host })).status).toBe(200);
  });

  test.each(FOREIGN)("does not answer as %s, whatever is asked", async (host) => {
    for (const path of ["/", "/api/users", "/releases/games/1/a.js", "/embed/juegos.html"]) {
      const { status, text } = await ask(null, { host, path });
      expect([path, status]).toEqual([path, 421]);
      expect(text).toContain("PORTAL_URL");
    }
    expect((await ask(null, { host, path: "/api/health" })).status).toBe(200);
  });
});

test("a request line that names a host is judged by it, as the application reads it", async () => {
  const seen: string[] = [];
  const answer = onOwnHost(({ url }) => {
    seen.push(url);
    return new Response("dentro");
  }, null);
  const server = await serveHttp(answer, { port: 0, host: "127.0.0.1" });
  const ask = async (target: string, host: string) => {
    const connection = await Deno.connect({ hostname: "127.0.0.1", port: server.port });
    const request = `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    await connection.write(new TextEncoder().encode(request));
    const text = await new Response(connection.readable).text();
    return text.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length);
  };
  try {
    expect(await ask("http://mal.es/api/users", "localhost")).toBe("421");
    expect(await ask("http://localhost/api/users", "mal.es")).toBe("421");
    expect(await ask("http://localhost/api/users", "localhost")).toBe("200");
    for (const name of ["a;script-src", "a,b", "a'b", "a*b", "a(b)"])
      expect([name, await ask(`http://${name}/`, "localhost")]).toEqual([name, "400"]);
    expect(seen).toEqual(["http://localhost/api/users"]);
  } finally {
    await server.shutdown();
  }
});

test("the operator is told each strange name once, and twenty at most", async () => {
  const said: string[] = [];
  const portal = onOwnHost(
    () => new Response("dentro"),
    null,
    (line) => void said.push(line),
  );
  const names = Array.from({ length: 30 }, (_, index) => `mal${index}.es`);
  for (const host of [...names, ...names]) {
    await portal(new Request(`http://${host}/`, { headers: { Host: host } }), null);
  }
  expect(said).toHaveLength(20);
  expect(said[0]).toContain("«mal0.es»");
  expect(said[0]).toContain("PORTAL_URL=http://mal0.es");
});
