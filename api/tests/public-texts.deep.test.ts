import { expect, test } from "vitest";
import { withOwnFolders } from "../tools/testing/main-portal.ts";
import { type PortalProcess, startPortal } from "../tools/testing/portal-process.ts";
import { connectRaw, requestHead } from "../tools/testing/raw-http.ts";

const { settled } = withOwnFolders();

/** What a portal that has a name answers under it, which `fetch` would not send. */
async function ask({ url }: PortalProcess, path: string, Host: string) {
  const connection = await connectRaw(Number(new URL(url).port));
  await connection.send(requestHead("GET", path, { Host, Connection: "close" }));
  const [head = "", body = ""] = (await connection.untilClosed()).split("\r\n\r\n", 2);
  const listed = /^x-robots-tag: (.*)$/im.exec(head)?.[1] ?? "yes";
  const type = /^content-type: (.*)$/im.exec(head)?.[1];
  return { status: Number(head.split(" ")[1]), type, listed, body };
}

const PLAIN = "text/plain; charset=utf-8";

/** As crawlers read it: the longest rule that fits counts, and of two as long the allowing one. */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, rule = ""]) => ({
    isAllowed: kind === "Allow",
    length: rule.length,
    fits: rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule),
  }));
  const fitting = rules.filter(({ fits }) => fits);
  const longest = Math.max(...fitting.map(({ length }) => length));
  const counting = fitting.filter(({ length }) => length === longest);
  return counting.length === 0 || counting.some(({ isAllowed }) => isAllowed);
}

test("a portal on the open network says whom to tell of a hole, and what may be listed", async () => {
  const portal = await startPortal({
    ...(await settled("named")),
    PORTAL_URL: "https://portal.example.es",
    HELP_PHONE: "949 12 34 56",
  });
  const get = (path: string) => ask(portal, path, "portal.example.es");
  const security = await get("/.well-known/security.txt");
  expect(security).toMatchObject({ status: 200, type: PLAIN });
  const fields = new Map(security.body.trimEnd().split("\n").map(splitField));
  expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  expect(fields.get("Contact")).toBe("tel:+34949123456");
  expect(fields.get("Preferred-Languages")).toBe("es");
  expect(fields.get("Canonical")).toBe("https://portal.example.es/.well-known/security.txt");
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);

  const robots = await get("/robots.txt");
  expect(robots).toMatchObject({ status: 200, type: PLAIN });
  const reads = (path: string) => mayRead(robots.body, path);
  for (const path of ["/", "/project-info"])
    expect([path, (await get(path)).listed, reads(path)]).toEqual([path, "yes", true]);
  // Linked from the landing: read, so that they say themselves that they are not to be listed.
  for (const path of ["/privacidad", "/accesibilidad", "/licencias", "/ayuda", "/ayuda/mayores"])
    expect([path, (await get(path)).listed, reads(path)]).toEqual([path, "noindex", true]);
  const others = ["/?municipio=Aldea", "/project-info?x=1", "/project-info/more", "/nada"];
  for (const path of [...others, "/api/health", "/api/nada"])
    expect([path, (await get(path)).listed, reads(path)]).toEqual([path, "noindex", false]);
  const embed = ["/embed/juegos.html", "/embed/juegos.js", "/embed/0.1.0-abc/juegos.html"];
  for (const path of embed)
    expect([path, (await get(path)).listed, reads(path)]).toEqual([path, "yes", true]);
  const file = "/releases/shell/1/index.html";
  expect([(await get(file)).listed, reads(file)]).toEqual(["noindex", true]);
  await portal.stop("SIGINT");
});

function splitField(line: string): [string, string] {
  const [name = "", ...value] = line.split(": ");
  return [name, value.join(": ")];
}
