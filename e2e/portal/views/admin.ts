import { expect, type Page } from "@playwright/test";
import { logInAsAdministrator } from "../steps.ts";
import { openAs, type View, type Village } from "./village.ts";

async function openDashboard(page: Page, village: Village) {
  await openAs(page, "Administración");
  await logInAsAdministrator(page);
  await expect(page.getByRole("heading", { name: village.carmen.name })).toBeVisible();
}

/** The administrators' screens and dialogs. */
export const adminViews: View[] = [
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
];
