import { expect, type Page } from "@playwright/test";
import { addRelative, enrol, type Person } from "./fixtures.ts";
import type { PortalProcess } from "./portal-process.ts";
import { logInAsAdministrator, openMainSelect, playCardPairs, typePin } from "./steps.ts";

/** Who lives in the portal that the views are looked at in. */
export interface Village {
  carmen: Person;
  benito: Person;
}

/** Carmen's daughter and Benito's son, as they sign in. */
export const relatives = {
  daughter: { name: "Elena Ruiz", email: "elena@ruiz.es", password: "naranjo-en-flor" },
  son: { name: "Pablo Alonso", email: "pablo@alonso.es", password: "camino-del-rio" },
};

/** Two older people: Carmen shares nothing with her daughter, Benito shares with his son. */
export async function settleVillage(portal: PortalProcess): Promise<Village> {
  const known = settled.get(portal);
  if (known) return known;
  const carmen = await enrol(portal, { name: "María del Carmen Ruiz", pin: "2580" });
  const benito = await enrol(portal, { name: "Benito Alonso", pin: "4321", familyConsent: true });
  await addRelative(portal, carmen, relatives.daughter);
  await addRelative(portal, benito, relatives.son);
  const village = { carmen, benito };
  settled.set(portal, village);
  return village;
}

/** Test files that share a portal share its people. */
const settled = new WeakMap<PortalProcess, Village>();

interface View {
  name: string;
  /** Opens the view on a fresh page, as a person would. */
  open: (page: Page, village: Village) => Promise<void>;
}

async function openAs(page: Page, role: string) {
  await openMainSelect(page);
  await page.getByRole("button", { name: role }).click();
}

async function openDashboard(page: Page, village: Village) {
  await openAs(page, "Administración");
  await logInAsAdministrator(page);
  await expect(page.getByRole("heading", { name: village.carmen.name })).toBeVisible();
}

/** From the address to Carmen's home. */
export async function openHome(page: Page, { carmen }: Village) {
  await openAs(page, "Usuarios");
  await typePin(page, carmen.name, carmen.pin);
  await expect(page.getByRole("heading", { name: "¡Hola, María!" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Juegos/ })).toContainText("Jugaste");
}

async function openGame(page: Page, village: Village) {
  await openHome(page, village);
  await page.getByRole("button", { name: /^Juegos/ }).click();
  await page.getByRole("button", { name: /^Juegos de memoria/ }).click();
  await page.getByRole("button", { name: /^Juego de Memoria/ }).click();
  await expect(page.getByRole("button", { name: "Carta 16, boca abajo" })).toBeVisible();
}

/** From the address to a relative's dashboard. */
export async function openSupport(page: Page, relative: { email: string; password: string }) {
  await openAs(page, "Personas de Apoyo");
  await page.getByLabel("Correo Electrónico").fill(relative.email);
  await page.getByLabel("Contraseña").fill(relative.password);
  await page.getByRole("button", { name: "Iniciar Sesión" }).click();
  await expect(page.getByRole("button", { name: /^Métricas/ })).toBeVisible();
}

/** Every screen, and every dialog that one of them opens. */
export const views: View[] = [
  { name: "landing", open: async (page) => void (await page.goto("/")) },
  { name: "main-select", open: (page) => openMainSelect(page) },
  {
    name: "project-info",
    open: async (page) => {
      await page.goto("/project-info");
      await expect(page.getByText("100.000 euros")).toBeVisible();
    },
  },
  { name: "not-found", open: async (page) => void (await page.goto("/no-such-page")) },
  {
    name: "admin-login",
    open: async (page) => {
      await openAs(page, "Administración");
      await page.getByRole("button", { name: "Iniciar Sesión" }).click();
    },
  },
  {
    name: "admin-create-account",
    open: async (page) => {
      await openAs(page, "Administración");
      await page.getByRole("button", { name: "Crear Cuenta de Administrador" }).click();
      await expect(page.getByLabel("Nombre Completo")).toBeVisible();
    },
  },
  { name: "admin-dashboard", open: openDashboard },
  {
    name: "admin-settings",
    open: async (page, village) => {
      await openDashboard(page, village);
      await page.getByRole("button", { name: "Ajustes" }).click();
    },
  },
  {
    name: "admin-create-user",
    open: async (page, village) => {
      await openDashboard(page, village);
      await page.getByRole("button", { name: "Crear Nuevo Usuario" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "admin-add-support",
    open: async (page, village) => {
      await openDashboard(page, village);
      await page.getByRole("button", { name: "Agregar Apoyo" }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Agregar Persona" }).click();
    },
  },
  {
    name: "admin-support-list",
    open: async (page, village) => {
      await openDashboard(page, village);
      await page.getByRole("button", { name: "Consultar Apoyos" }).first().click();
      await expect(page.getByRole("dialog").getByText("@")).toBeVisible();
    },
  },
  {
    name: "user-select",
    open: async (page, { carmen }) => {
      await openAs(page, "Usuarios");
      await expect(page.getByRole("button", { name: carmen.name })).toBeVisible();
    },
  },
  {
    name: "user-select-nobody-found",
    open: async (page) => {
      await openAs(page, "Usuarios");
      await page.getByLabel("Buscar por nombre").fill("Ramón");
      await expect(page.getByText("No se encontraron usuarios")).toBeVisible();
    },
  },
  {
    name: "pin",
    open: async (page, { carmen }) => {
      await openAs(page, "Usuarios");
      await page.getByRole("button", { name: carmen.name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "pin-too-short",
    open: async (page, { carmen }) => {
      await openAs(page, "Usuarios");
      await typePin(page, carmen.name, "25");
      await expect(page.getByRole("alertdialog")).toContainText("El PIN debe tener 4 dígitos");
    },
  },
  { name: "user-menu", open: openHome },
  {
    name: "coming-soon",
    open: async (page, village) => {
      await openHome(page, village);
      await page.getByRole("button", { name: /^Recordatorios/ }).click();
      await expect(page.getByText("estará disponible próximamente")).toBeVisible();
    },
  },
  {
    name: "games-menu",
    open: async (page, village) => {
      await openHome(page, village);
      await page.getByRole("button", { name: /^Juegos/ }).click();
      await expect(page.getByRole("button", { name: /^Otros juegos/ })).toBeVisible();
    },
  },
  {
    name: "memory-games-menu",
    open: async (page, village) => {
      await openHome(page, village);
      await page.getByRole("button", { name: /^Juegos/ }).click();
      await page.getByRole("button", { name: /^Juegos de memoria/ }).click();
      await expect(page.getByRole("button", { name: /^Memoria visual/ })).toBeVisible();
    },
  },
  {
    name: "other-games-menu",
    open: async (page, village) => {
      await openHome(page, village);
      await page.getByRole("button", { name: /^Juegos/ }).click();
      await page.getByRole("button", { name: /^Otros juegos/ }).click();
      await expect(page.getByRole("button", { name: /^Sudoku/ })).toBeVisible();
    },
  },
  {
    name: "memory-game",
    open: async (page, village) => {
      await openGame(page, village);
      await page.getByRole("button", { name: "Carta 1, boca abajo" }).click();
      await expect(page.getByRole("button", { name: /^Carta 1:/ })).toBeVisible();
    },
  },
  {
    name: "memory-game-finished",
    open: async (page, village) => {
      await page.clock.install();
      await openGame(page, village);
      await playCardPairs(page, () => page.clock.runFor(1_500));
      await expect(page.getByText("¡Felicitaciones!")).toBeVisible();
    },
  },
  {
    name: "support-login",
    open: async (page) => {
      await openAs(page, "Personas de Apoyo");
      await expect(page.getByLabel("Contraseña")).toBeVisible();
    },
  },
  { name: "support-dashboard-no-consent", open: (page) => openSupport(page, relatives.daughter) },
  {
    name: "support-no-consent-explained",
    open: async (page) => {
      await openSupport(page, relatives.daughter);
      await page.getByRole("button", { name: /^Métricas/ }).click();
      await expect(page.getByRole("button", { name: /^Métricas/ })).toBeHidden();
    },
  },
  { name: "support-dashboard", open: (page) => openSupport(page, relatives.son) },
  {
    name: "area-missing",
    open: async (page) => {
      await page.route("**/releases/support/**", (route) => route.abort());
      await openAs(page, "Personas de Apoyo");
      await expect(page.getByRole("button", { name: "Reintentar" })).toBeVisible();
    },
  },
];
