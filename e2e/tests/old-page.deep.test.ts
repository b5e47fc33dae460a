import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { activate, layRelease, sendRelease } from "../portal/laid-releases.ts";
import { PortalProcess } from "../portal/portal-process.ts";
import { logInAsAdministrator } from "../portal/steps.ts";
import { openAs, relatives, type Seed, seedMunicipality } from "../portal/views/seed.ts";
import { openHome } from "../portal/views/senior.ts";
import { openSupport } from "../portal/views/support.ts";

type Screen = { title: string; role: string; kind?: string; views?: Record<string, string> };
type Areas = Record<string, { version: string; manifest: { screens: Record<string, Screen> } }>;

const FAILED = "Esta parte del portal no está disponible ahora mismo";
const SOON = "Esta categoría estará disponible próximamente";

/** From the address to the first screen of each role. */
const ENTER: Record<string, (page: Page, seed: Seed) => Promise<void>> = {
  person: openHome,
  support: (page) => openSupport(page, relatives.son),
  administrator: async (page) => {
    await openAs(page, "Administración");
    await logInAsAdministrator(page);
  },
};

/** Every screen of a role and every view of it, as the history names them; sign-ins come last. */
function placesOf(areas: Areas, role: string, { carmen }: Seed) {
  const screens = Object.values(areas).flatMap(({ manifest }) => Object.entries(manifest.screens));
  const own = screens.filter(([, screen]) => screen.role === role);
  own.sort(([, one], [, other]) => rankOf(one) - rankOf(other));
  return own.flatMap(([screen, { title, views = {} }]) => [
    { screen, view: null, title },
    ...Object.entries(views).map(([name, ofView]) => ({
      screen,
      // Those that are about somebody.
      view: ["audit", "record"].includes(name) ? `${name} ${carmen.id}` : name,
      title: ofView,
    })),
  ]);
}

const rankOf = ({ kind }: Screen) => (kind === "sign-in" ? 1 : 0);

/** Shows a screen as Back and Forward do: by its history entry. */
const show = (page: Page, screen: string, view: string | null, depth: number) =>
  page.evaluate(
    (entry) => {
      history.pushState(entry, "");
      dispatchEvent(new PopStateEvent("popstate"));
    },
    { screen, view, depth },
  );

async function expectShown(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(`${title} – Acompaña`);
  await expect(page.getByText(/^Cargando/)).toHaveCount(0);
  const drawn = page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog"));
  await expect(drawn.first()).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);
  await expect(page.getByText(SOON)).toHaveCount(0);
}

test("pages that are open over three releases and two restarts show every screen of theirs", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const portal = await PortalProcess.start();
  const { areas, shell }: { areas: Areas; shell: { version: string } } = await (
    await fetch(`${portal.url}/api/registry`)
  ).json();
  const names = [...Object.keys(areas), "shell"];
  const seed = await seedMunicipality(portal);
  const context = await browser.newContext({ baseURL: portal.home });

  /** The files' areas, versions and statuses, once the releases are there. */
  const fetched = new Set<string>();

  /** A release of every area, the same but for its version. */
  const releaseAll = async (number: number) => {
    for (const area of names) {
      const version = `0.${number}.0-next`;
      // One of them comes from a team, the others with a build.
      if (area === "games") await sendRelease(portal, area, version);
      else await layRelease(portal, area, version);
      await activate(portal, area, version);
    }
  };
  /** As an update does: the portal begins again, and was built with other versions. */
  const restart = async (number: number) => {
    await portal.interrupt();
    const file = join(portal.releasesDir, "registry.json");
    const registry = JSON.parse(await readFile(file, "utf8"));
    for (const area of names) {
      if (area !== "games") registry[area].version = `0.${number}.0-next`;
    }
    await writeFile(file, JSON.stringify(registry));
    await portal.run();
  };

  try {
    const pages: Record<string, Page> = {};
    for (const [role, enter] of Object.entries(ENTER)) {
      const page = await context.newPage();
      await enter(page, seed);
      pages[role] = page;
    }
    await releaseAll(2);
    await restart(2);
    await releaseAll(3);
    await restart(3);
    await releaseAll(4);

    for (const [role, page] of Object.entries(pages)) {
      await test.step(role, async () => {
        page.on("response", (response) => {
          const { pathname } = new URL(response.url());
          if (!pathname.startsWith("/releases/")) return;
          const [area = "", version = ""] = pathname.split("/").slice(2);
          fetched.add(`${area} ${version} ${response.status()}`);
        });
        const places = placesOf(areas, role, seed);
        for (const [index, { screen, view, title }] of places.entries()) {
          await test.step(`${screen} ${view ?? ""}`, async () => {
            await show(page, screen, view, index + 10);
            await expectShown(page, title);
          });
        }
      });
    }
    // What was fetched only now is of the versions with which the pages were opened.
    const old = names.map((area) => `${area} ${areas[area]?.version ?? shell.version} 200`);
    expect([...fetched].filter((one) => !old.includes(one))).toEqual([]);
    expect([...fetched].join()).toContain("games ");

    await test.step("what is active is served though a build has taken its folder away", async () => {
      await rm(join(portal.releasesDir, "support", "0.4.0-next"), { recursive: true });
      const other = await browser.newContext({ baseURL: portal.home });
      const page = await other.newPage();
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await openSupport(page, relatives.son);
      expect(asked).toContain("/releases/support/0.4.0-next/remoteEntry.js");
      expect(asked.filter((path) => path.includes("/releases/support/0.3"))).toEqual([]);
      await other.close();
    });
  } finally {
    await context.close();
    await portal.remove();
  }
});
