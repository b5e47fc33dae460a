import { expect } from "@playwright/test";
import { openMainSelect } from "../steps.ts";
import { openAs, type View } from "./seed.ts";

/** The shell's own screens and cards. */
export const shellViews: View[] = [
  { name: "landing", open: async (page) => void (await page.goto("")) },
  { name: "main-select", open: (page) => openMainSelect(page) },
  {
    name: "project-info",
    after: "main-select",
    open: async (page) => {
      await page.goto("/project-info");
      await expect(page.getByText("100.000 euros")).toBeVisible();
    },
  },
  { name: "not-found", open: async (page) => void (await page.goto("/no-such-page")) },
  {
    name: "area-missing",
    open: async (page) => {
      await page.route("**/releases/support/**", (route) => route.abort());
      await openAs(page, "Personas de Apoyo");
      await expect(page.getByRole("button", { name: "Reintentar" })).toBeVisible();
    },
  },
];
