import type { BrowserContext } from "@playwright/test";
import { sendAsAdministrator } from "./fixtures.ts";
import type { Portal } from "./portal-process.ts";

type Cookie = { name: string; value: string };

/** The device of the tests' own programs in each municipality, once somebody has asked. */
const devices = new WeakMap<Portal, Promise<Cookie>>();

/** A device that the municipality's administrator has authorised; made at the first call. */
function authorisedDevice(portal: Portal): Promise<Cookie> {
  const known = devices.get(portal) ?? newDevice(portal);
  devices.set(portal, known);
  return known;
}

/** The cookie of one more device that the municipality's administrator has authorised. */
export async function newDevice(portal: Portal): Promise<Cookie> {
  const body = { name: "Las pruebas" };
  const answer = await sendAsAdministrator(portal, "POST", "/api/devices/authorise", body);
  const given = answer.headers.getSetCookie().find((one) => one.includes("acompana_device="));
  const [, name, value] = /^([^=]+)=([^;]+)/.exec(given ?? "") ?? [];
  if (!name || !value) throw new Error("The portal gave the device no cookie");
  return { name, value };
}

/** What a program sends as its `Cookie` so that older people can enter; empty where not wanted. */
export async function deviceCookie(portal: Portal): Promise<string> {
  if (!portal.enrolsDevices) return "";
  const { name, value } = await authorisedDevice(portal);
  return `${name}=${value}`;
}

/** Makes all pages of a browser one authorised device. */
export async function authoriseBrowser(context: BrowserContext, portal: Portal): Promise<void> {
  await context.addCookies([{ ...(await authorisedDevice(portal)), url: portal.url }]);
}
