import type { BrowserContext } from "@playwright/test";
import { signInAdministrator } from "./fixtures.ts";
import type { Portal } from "./portal-process.ts";

type Cookie = { name: string; value: string };

/** The device of the tests' own programs in each municipality, once somebody has asked. */
const devices = new WeakMap<Portal, Promise<Cookie>>();

/** A device that the municipality's administrator has authorised; made at the first call. */
function authorisedDevice(portal: Portal): Promise<Cookie> {
  const known = devices.get(portal) ?? authorise(portal);
  devices.set(portal, known);
  return known;
}

async function authorise(portal: Portal): Promise<Cookie> {
  const { token } = await signInAdministrator(portal);
  const answer = await fetch(`${portal.url}/api/devices/authorise`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: portal.url,
      ...portal.headers,
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ name: "Las pruebas" }),
  });
  if (!answer.ok) throw new Error(`The device was not authorised: ${answer.status}`);
  const given = answer.headers.getSetCookie().find((one) => one.includes("acompana_device="));
  const [, name, value] = /^([^=]+)=([^;]+)/.exec(given ?? "") ?? [];
  if (!name || !value) throw new Error("The portal gave the device no cookie");
  return { name, value };
}

/** What a program sends as its `Cookie` so that older people can enter; empty where none is wanted. */
export async function deviceCookie(portal: Portal): Promise<string> {
  if (!portal.enrolsDevices) return "";
  const { name, value } = await authorisedDevice(portal);
  return `${name}=${value}`;
}

/** Makes all pages of a browser one authorised device. */
export async function authoriseBrowser(context: BrowserContext, portal: Portal): Promise<void> {
  await context.addCookies([{ ...(await authorisedDevice(portal)), url: portal.url }]);
}
