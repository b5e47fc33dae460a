import { json, press, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { drawDashboard } from "./draw-dashboard.tsx";

const SESSIONS = "GET /api/account/sessions";

export const FACTOR = "GET /api/admin/second-factor";

export const at = "2026-03-02T09:00:00.000Z";

const own = {
  id: "s1",
  device: "Ordenador con Windows, con Edge",
  startedAt: at,
  lastUsedAt: at,
};

const other = { ...own, id: "s2", device: "iPhone, con Safari", isThisOne: false };

const off = { isOn: false, isRequired: false, recoveryCodesLeft: 0 };

export const type = (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(label), text);

export async function open(answers: ScreenSetup["answers"] = {}) {
  const view = drawDashboard([], {
    answers: {
      [SESSIONS]: () => json([{ ...own, isThisOne: true }, other]),
      [FACTOR]: () => json(off),
      ...answers,
    },
  });
  await press("Ajustes");
  await press("Mi cuenta");
  await screen.findByText("iPhone, con Safari");
  return view;
}
