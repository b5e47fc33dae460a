import { expect } from "@playwright/test";
import type { Person } from "../fixtures.ts";
import type { OpenPage, Tab } from "./engine.ts";

/** Waits until the page shows these words. */
export async function seen(tab: OpenPage, words: string): Promise<void> {
  const shows = () => tab.ask((sought) => document.body.innerText.includes(sought), words);
  await expect.poll(shows, `«${words}» is seen`).toBe(true);
}

/** Waits until the page shows what this selector names. */
export async function seenAt(tab: OpenPage, selector: string): Promise<void> {
  const shows = () => tab.ask((sought) => document.querySelector(sought) !== null, selector);
  await expect.poll(shows, `${selector} is seen`).toBe(true);
}

/** In ms. What stands beside a screen is fetched two seconds after it. */
const QUIET_MS = 3_000;

/**
 * Waits until the page has fetched nothing for a while and what its head asks for has all come: a
 * script that is cut off when the page is left is a complaint in Firefox.
 */
export async function atRest(tab: Tab): Promise<void> {
  const isAtRest = async () => {
    const before = await tab.ask(fetching);
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const after = await tab.ask(fetching);
    return { came: after.fetched - before.fetched, missing: after.missing };
  };
  const wanted = { came: 0, missing: [] };
  await expect.poll(isAtRest, "the page is at rest").toEqual(wanted);
}

/** In the page: how many answers have come, and the scripts and styles that have not. */
function fetching(): { fetched: number; missing: string[] } {
  const come = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
  const asked = document.querySelectorAll<HTMLLinkElement>(
    "link[rel=modulepreload], link[rel=stylesheet]",
  );
  const missing = [...asked].map(({ href }) => href).filter((address) => !come.has(address));
  return { fetched: come.size, missing };
}

/**
 * From the address to a person's home, by her PIN.
 *
 * @param prepare runs in the page before anything is pressed
 */
export async function enterHomeIn(
  tab: Tab,
  home: string,
  { name, pin }: Person,
  prepare: () => void = () => {},
): Promise<void> {
  await tab.open(home);
  await tab.ask(prepare);
  await tab.press("Toca en cualquier lugar");
  await tab.press("Usuarios");
  await tab.press(name);
  await typePinIn(tab, pin);
}

/** From the keys of the PIN to her home. */
export async function typePinIn(tab: Tab, pin: string): Promise<void> {
  for (const digit of pin) await tab.press(digit);
  await tab.press("Entrar");
  await seen(tab, "¡Hola,");
}
