import { json, press, type ScreenSetup } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { drawDashboard } from "./draw-dashboard.tsx";

export const DEVICES = "GET /api/devices";
export const AUTHORISE = "POST /api/devices/authorise";
export const LINK = "POST /api/devices/links";
export const WITHDRAW = "DELETE /api/devices/d1";
export const url = "https://portal.es/#dispositivo=aB-3_x";
export const link = { code: "aB-3_x", url, expiresAt: "2026-03-02T11:00:00.000Z" };

export const tablet = {
  id: "d1",
  name: "Tableta de Carmen",
  owner: null,
  isPersonal: false,
  entersWithoutPin: false,
  authorisedBy: "Ana Ruiz",
  isAuthorisedByDisabled: false,
  authorisedAt: "2026-03-02T10:00:00.000Z",
  sound: null as { isHeard: boolean; triedAt: string } | null,
  clock: null as { offsetSeconds: number; since: string } | null,
  isThisOne: false,
};

export const here = { ...tablet, id: "d2", name: null, authorisedBy: null, isThisOne: true };
export const NAME = "Nombre del dispositivo (opcional)";

/** The dashboard, where `entry` of the settings menu is chosen. */
export async function open(entry: string, { answers, ...setup }: ScreenSetup = {}) {
  const none = { [DEVICES]: () => json([]) };
  const view = drawDashboard([], { answers: { ...none, ...answers }, ...setup });
  await press("Ajustes");
  await press(entry);
  return view;
}

/** Authorises this device under a name; what is offered then is not taken. */
export async function authorise(name: string, answers: NonNullable<ScreenSetup["answers"]>) {
  const view = await open("Autorizar este dispositivo", { answers, confirms: false });
  await userEvent.type(screen.getByLabelText(NAME), name);
  await press("Autorizar");
  return view;
}

export const panel = (name: string) => within(screen.getByRole("region", { name }));
