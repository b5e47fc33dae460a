import { readFile, writeFile } from "node:fs/promises";
import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { drawn } from "../portal/clock.ts";
import { enrol, type Person } from "../portal/fixtures.ts";
import { writeArea } from "../portal/new-area.ts";
import type { PortalProcess } from "../portal/portal-process.ts";
import { pueblo } from "../portal/pueblo.ts";
import { beginTeam, OTHERS } from "../portal/release-team.ts";
import { leaveHome, openMainSelect, typePin } from "../portal/steps.ts";

// One release after the other: each has a machine's attention.
test.describe.configure({ mode: "default" });

const OLD = "¿A qué te apetece jugar?";
const NEW = "¿A qué quieres jugar?";

async function replace(path: string, what: string, instead: string): Promise<void> {
  const text = await readFile(path, "utf8");
  expect(text).toContain(what);
  await writeFile(path, text.replaceAll(what, instead));
}

const activeIn = async (portal: PortalProcess, area: string): Promise<string> => {
  const { areas } = await (await fetch(`${portal.url}/api/registry`)).json();
  return areas[area].version;
};

/** From choosing a role to the person's home. */
async function enter(page: Page, person: Person): Promise<void> {
  await page.getByRole("button", { name: "Usuarios" }).click();
  await typePin(page, person.name, person.pin);
  await expect(page.getByRole("heading", { name: "¡Hola, Herminia!" })).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name });

test("a changed word arrives without a restart, and a rollback brings the old one", async ({
  page,
}) => {
  test.setTimeout(1_200_000);
  // Trying a version takes the journeys and the API, and nothing else of the project.
  const { folder, portal, commands, end } = await beginTeam(...OTHERS);
  const text = join(folder, "mf-games/src/text.ts");
  try {
    const person = await enrol(portal, { name: "Herminia Vega", pin: "4826" });
    await openMainSelect(page, portal.home);
    await enter(page, person);
    await card(page, "Recordatorios").click();
    await expect(page.getByRole("heading", { name: "Recordatorios" })).toBeVisible();
    const built = await activeIn(portal, "games");
    let tried = "";
    await commands.takeToken("games", "--activate");

    await test.step("one that does not work is not switched on", async () => {
      const area = join(folder, "mf-games/src/area.ts");
      const whole = await readFile(area, "utf8");
      await writeFile(area, `${whole}\nthrow new Error("broken on purpose");\n`);
      const { code, output } = await commands.run("release", "games", "--activate");
      expect(code, output).toBe(1);
      expect(output).toContain("No se ha enviado ni activado nada.");
      expect(await activeIn(portal, "games")).toBe(built);
      await writeFile(area, whole);
    });

    await test.step("one that works is", async () => {
      await replace(text, OLD, NEW);
      const { code, output } = await commands.run("release", "games", "--activate");
      expect(code, output).toBe(0);
      expect(output).toContain("Activa: games 0.1.0-");
      expect(output).toMatch(/Enviados \d+ de \d+ KB/);
      const active = await activeIn(portal, "games");
      expect(active).not.toBe(built);
      tried = active;
      const table = await commands.run("releases");
      expect(table.output).toMatch(new RegExp(`games +${active} +activa `));
      expect(table.output).toMatch(new RegExp(`games +${built} +anterior, de fábrica`));
    });

    await test.step("the open page stays as it is, and takes it through the landing", async () => {
      await expect(page.getByRole("heading", { name: "Recordatorios" })).toBeVisible();
      await throughTheLanding(page);
      await enter(page, person);
      await card(page, "Juegos").click();
      await expect(page.getByText(NEW)).toBeVisible();
    });

    await test.step("rollback brings the old one the same way", async () => {
      const { code, output } = await commands.run("rollback", "games");
      expect(code, output).toBe(0);
      expect(output).toContain(`Activa de nuevo: games ${built}.`);
      await expect(page.getByText(NEW)).toBeVisible();
      await throughTheLanding(page);
      await enter(page, person);
      await card(page, "Juegos").click();
      await expect(page.getByText(OLD)).toBeVisible();
    });

    await test.step("any version that was active can be named", async () => {
      const { output } = await commands.run("rollback", "games", "--to", tried);
      expect(output).toContain(`Activa de nuevo: games ${tried}.`);
      expect(await activeIn(portal, "games")).toBe(tried);
    });
  } finally {
    await end();
  }
});

/** From a screen of hers back to the home, out to the landing, and on to choosing a role. */
async function throughTheLanding(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Volver" }).click();
  await leave(page);
}

/** From the person's home out to the landing, and to choosing a role, until a release is taken. */
async function leave(page: Page, area = "games"): Promise<void> {
  const described = page.waitForResponse((answer) =>
    answer.url().endsWith(`/api/registry/${area}`),
  );
  await leaveHome(page);
  await page.getByRole("button", { name: /Toca en cualquier lugar/ }).click();
  await (await described).finished();
  await drawn(page);
}

test("a sixth area comes to a running portal and an open page by its release alone", async ({
  page,
}) => {
  test.setTimeout(900_000);
  const { folder, portal, commands, end } = await beginTeam();
  try {
    const person = await enrol(portal, { name: "Herminia Vega", pin: "4826" });
    await openMainSelect(page, portal.home);
    await enter(page, person);
    await writeArea(folder, pueblo());
    await commands.takeToken("pueblo", "--activate");
    const { code, output } = await commands.run("release", "pueblo", "--activate");
    expect(code, output).toBe(0);
    await expect(card(page, "Mi pueblo")).toBeHidden();
    await leave(page, "pueblo");
    await enter(page, person);
    await card(page, "Mi pueblo").click();
    await expect(page.getByRole("heading", { name: "Hoy en el pueblo" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "¡Hola, Herminia!" })).toBeVisible();

    await test.step("switched off, its one release goes from the open page, and comes back", async () => {
      const off = await commands.run("release", "pueblo", "--off");
      expect(off.output).toContain("pueblo está apagada en");
      expect((await commands.run("releases")).output).toMatch(/^pueblo está apagada desde /m);
      await expect(card(page, "Mi pueblo")).toBeVisible();
      await leave(page, "pueblo");
      await enter(page, person);
      await expect(card(page, "Juegos")).toBeVisible();
      await expect(card(page, "Mi pueblo")).toBeHidden();
      const on = await commands.run("release", "pueblo", "--on");
      expect(on.output).toContain("pueblo está encendida en");
      await leave(page, "pueblo");
      await enter(page, person);
      await expect(card(page, "Mi pueblo")).toBeVisible();
    });
  } finally {
    await end();
  }
});

test("who has one area alone can release it, over a line that breaks", async () => {
  const { folder, portal, commands, end } = await beginTeam(...OTHERS, "api", "e2e");
  const line = await BreakingLine.open(portal.url);
  try {
    await replace(join(folder, "mf-games/src/text.ts"), OLD, NEW);
    await commands.takeToken("games", "--activate");

    await test.step("the line breaks: one sentence, and nothing is to be seen", async () => {
      line.breaksAfter(5);
      const { code, output } = await commands.runAt(line.url, "release", "games");
      expect(code).toBe(1);
      expect(output).toContain("repite la misma orden: sigue donde se quedó.");
      const table = await commands.run("releases");
      expect(table.output.match(/^games /gm)).toHaveLength(1);
    });

    await test.step("the second run sends the rest", async () => {
      line.breaksAfter(Number.POSITIVE_INFINITY);
      const { code, output } = await commands.runAt(line.url, "release", "games");
      expect(code, output).toBe(0);
      expect(new Set(line.sent).size).toBe(line.sent.length);
      const table = await commands.run("releases");
      expect(table.output.match(/^games /gm)).toHaveLength(2);
    });

    await test.step("refusals are sentences", async () => {
      expect((await commands.runAt(line.url, "release", "games")).output).toContain("ya estaba en");
      expect((await commands.run("release", "games", "--activate")).output).toContain(
        "hace falta la carpeta e2e",
      );
      expect((await commands.run("release", "huerto")).output).toContain(
        "No hay ninguna parte llamada «huerto». Las hay: games.",
      );
      expect((await commands.run("rollback", "games")).code).toBe(1);
      const table = (await commands.run("releases")).output;
      // The build's is kept in the database a minute after the start: it may be the newer row.
      const [, sent = ""] = /^games +(\S+) +\d/m.exec(table) ?? [];
      const untried = await commands.run("rollback", "games", "--to", sent);
      expect(untried.output).toContain("no ha estado activa nunca");
      await commands.takeToken("senior");
      const foreign = await commands.run("release", "games");
      expect(foreign.code).toBe(1);
      expect(foreign.output).toContain("Esta clave es del área «senior»");
      expect(foreign.output).toContain("No se ha construido nada.");
    });

    await test.step("a token is listed without its secret, and taken back", async () => {
      const list = () => commands.run("release-token", "--list");
      const [line = ""] = /^senior .*$/m.exec((await list()).output) ?? [];
      const [, id = ""] = line.split(/ +/);
      const wrong = await commands.run("release-token", "games", `--revoke=${id}`);
      expect(wrong.output).toContain(`No hay ninguna clave «${id}» de games`);
      const revoked = await commands.run("release-token", "senior", `--revoke=${id}`);
      expect(revoked.output).toContain(`La clave ${id} de senior ya no vale.`);
      expect((await list()).output).not.toContain("senior");
      expect((await commands.run("releases")).output).toContain("no es de este portal");
    });
  } finally {
    await line.close();
    await end();
  }
});

/** A line to the portal that breaks after so many files. */
class BreakingLine {
  readonly url: string;
  /** The addresses of the files that arrived. */
  readonly sent: string[] = [];
  #left = Number.POSITIVE_INFINITY;
  readonly #server: ReturnType<typeof createServer>;

  private constructor(server: ReturnType<typeof createServer>) {
    this.#server = server;
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  static async open(portal: string): Promise<BreakingLine> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const line = new BreakingLine(server);
    server.on("request", (request, response) => {
      if (request.method === "PUT" && line.#left-- <= 0) return request.socket.destroy();
      const { method, url, headers } = request;
      const onward = ask(portal + url, {
        method,
        headers: { ...headers, host: new URL(portal).host },
      });
      onward.on("response", (answer) => {
        if (method === "PUT") line.sent.push(url ?? "");
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      onward.on("error", () => request.socket.destroy());
      request.pipe(onward);
    });
    return line;
  }

  breaksAfter(files: number): void {
    this.#left = files;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
