import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { copyProject } from "../portal/copy-project.ts";
import { enrol } from "../portal/fixtures.ts";
import { writeArea } from "../portal/new-area.ts";
import { PortalProcess } from "../portal/portal-process.ts";
import { openMainSelect, typePin } from "../portal/steps.ts";
import { expectClean, watchConsole } from "../portal/test.ts";

const run = promisify(execFile);

const RADIO = {
  name: "radio",
  port: 5090,
  declared: {
    screens: {
      radio: { title: "Radio", role: "person", parent: "user-menu" },
      news: { title: "Noticias", role: "person", parent: "radio" },
    },
    homeCards: [
      {
        title: "Radio",
        icon: "radio",
        screen: "radio",
        order: 25,
        line: "Las voces de tu pueblo",
        isLive: true,
      },
    ],
  },
  sources: {
    "src/area.ts": `
    import { defineArea } from "@acompana/kit/area";
    import { name, type screens } from "../area.json";

    declare module "@acompana/kit/screens" {
      interface Screens extends Record<keyof typeof screens, unknown> {}
    }

    export default defineArea(name, {
      radio: () => import("./radio.tsx").then((m) => m.Radio),
      news: () => import("./news.tsx").then((m) => m.News),
    }, {
      homeCards: { radio: () => import("./radio-card.tsx").then((m) => m.RadioCard) },
    });`,
    "src/radio-card.tsx": `
    import { useSession } from "@acompana/kit/area";
    import { ActionLine } from "@acompana/kit/ui";

    export function RadioCard() {
      return <ActionLine>Ahora suena para {useSession("person").user.name}</ActionLine>;
    }`,
    "src/radio.tsx": `
    import { useScreen } from "@acompana/kit/area";
    import { Button, Page } from "@acompana/kit/ui";

    export function Radio() {
      const { navigate, back } = useScreen();
      return (
        <Page title="La radio del pueblo" onBack={back}>
          <Button onClick={() => navigate("news")}>Noticias</Button>
        </Page>
      );
    }`,
    "src/news.tsx": `
    import { useScreen } from "@acompana/kit/area";
    import { Page } from "@acompana/kit/ui";

    export function News() {
      return (
        <Page title="Noticias de hoy" onBack={useScreen().back}>
          <p>Mañana hay mercado en la plaza.</p>
        </Page>
      );
    }`,
  },
};

test("an area that is added in a folder of its own is built and opened", async ({ page }) => {
  test.setTimeout(300_000);
  const errors = watchConsole(page);
  const folder = await copyProject();
  await writeArea(folder, RADIO);
  await run("node", ["scripts/build.mjs"], { cwd: folder });
  const portal = await PortalProcess.start({ RELEASES_DIR: join(folder, "dist/releases") });
  try {
    const person = await enrol(portal, { name: "Herminia Vega", pin: "4826" });
    await openMainSelect(page, portal.home);
    await page.getByRole("button", { name: "Usuarios" }).click();
    await typePin(page, person.name, person.pin);

    const cards = page.locator("main > :not(header) button");
    await expect(cards).toContainText([
      "Recordatorios",
      "Juegos",
      /^RadioLas voces de tu pueblo$/,
      "Mis Recuerdos",
      "Asistente Virtual",
      "Mi Actividad",
      "Mensajes de Apoyo",
    ]);
    await expect(cards.filter({ hasText: "Radio" }).locator("svg path")).not.toHaveCount(0);
    await expect(cards.filter({ hasText: "Radio" })).toHaveText(
      "RadioAhora suena para Herminia Vega",
    );
    await cards.filter({ hasText: "Radio" }).click();
    await expect(page.getByRole("heading", { name: "La radio del pueblo" })).toBeVisible();
    await page.getByRole("button", { name: "Noticias" }).click();
    await expect(page.getByRole("heading", { name: "Noticias de hoy" })).toBeVisible();

    // The device's own Back button goes through its screens as through any others.
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "¡Hola, Herminia!" })).toBeVisible();
    expectClean(errors);
  } finally {
    await portal.remove();
    await rm(folder, { recursive: true, force: true });
  }
});
