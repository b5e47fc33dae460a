import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { administrator, fillAdministratorLogin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { openAs } from "../portal/views/seed.ts";

test.use({ portalSettings: { SECOND_FACTOR: "required" } });

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app shows that was told the secret; written after RFC 6238 for itself. */
function codeOf(secret: string, later = 0): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = (bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac("sha1", Buffer.from(bytes)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

async function signIn(page: Page) {
  await openAs(page, "Administración");
  await fillAdministratorLogin(page);
}

test("an administrator sets up an app, and comes in by password and code", async ({
  page,
  portal,
  browser,
}) => {
  const { municipality } = portal;
  const ensured = await page.request.post("/api/municipalities/ensure", {
    data: { name: municipality },
  });
  const { id: municipalityId } = await ensured.json();
  await page.request.post("/api/admin/create-first", {
    data: { ...administrator, municipalityId },
  });

  const secret = await test.step("the first login asks for an app", async () => {
    await signIn(page);
    await expect(page.getByRole("img", { name: /^Código QR/ })).toBeVisible();
    const shown = await page
      .locator("strong")
      .filter({ hasText: /^[A-Z2-7 ]{39}$/ })
      .innerText();
    return shown.replaceAll(" ", "");
  });

  const used = await test.step("its code and the codes on paper lead in", async () => {
    const code = codeOf(secret);
    await page.getByLabel("Código", { exact: true }).fill(code);
    await page.getByRole("button", { name: "Comprobar el código" }).click();
    const paper = page.getByRole("list", { name: "Códigos de recuperación" });
    await expect(paper.getByRole("listitem")).toHaveCount(10);
    await page.getByRole("button", { name: "Ya los he guardado" }).click();
    await expect(page.getByRole("heading", { name: "Panel de Administración" })).toBeVisible();
    return code;
  });

  await test.step("elsewhere the password alone opens nothing", async () => {
    const other = await (await browser.newContext()).newPage();
    await signIn(other);
    await expect(other.getByRole("heading", { name: "Comprueba que eres tú" })).toBeVisible();
    // The code that counted is worth nothing again, in whichever half minute this is.
    await other.getByLabel("Código", { exact: true }).fill(used);
    await other.getByRole("button", { name: "Entrar" }).click();
    await expect(other.getByText(/^Este código no vale/)).toBeVisible();
    await other.getByLabel("Código", { exact: true }).fill(codeOf(secret, 1));
    await other.getByRole("button", { name: "Entrar" }).click();
    await expect(other.getByRole("heading", { name: "Panel de Administración" })).toBeVisible();
  });
});
