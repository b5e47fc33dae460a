import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { bin, run } from "./run.mjs";

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Finds a Chromium for the tests, in this order: `CHROMIUM_PATH`, one of the system, Playwright's
 * own (downloaded), and on Debian as root the distribution's package.
 *
 * @returns {Promise<string>} path of the program
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names no program: ${given}`);
  }
  return systemChromium() ?? (await playwrightChromium()) ?? (await debianChromium());
}

function systemChromium() {
  for (const name of SYSTEM_NAMES) {
    try {
      return execFileSync("which", [name], { encoding: "utf8", stdio: "pipe" }).trim();
    } catch {
      // Not under this name.
    }
  }
  return undefined;
}

async function playwrightChromium() {
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  try {
    console.log("Descargando un Chromium para las pruebas…");
    await run(bin("playwright"), ["install", "chromium"], { output: "failed" });
    return chromium.executablePath();
  } catch (error) {
    console.log(`No se pudo descargar: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

async function debianChromium() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) {
    throw new Error("Hace falta un Chromium: instala uno o di dónde está con CHROMIUM_PATH.");
  }
  console.log("Instalando el Chromium de Debian…");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { output: "failed", env });
  // A machine that has just started may be installing something of its own.
  const args = ["-o", "DPkg::Lock::Timeout=300", "install", "-y", "chromium"];
  await run("apt-get", args, { output: "failed", env });
  const found = systemChromium();
  if (!found) throw new Error("El paquete chromium se instaló, pero no hay ningún programa.");
  return found;
}
