import { json, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { carmen, session } from "../testing/fixtures.ts";
import { ConsentsDialog } from "./consents-dialog.tsx";

const READ = "GET /api/users/u1/consents";
const PAPER = "PUT /api/users/u1/consents/municipal/paper";
const SETTINGS = "PUT /api/users/u1/settings";
const MUNICIPAL = "Compartir con el personal municipal";

const state = {
  family: { isInForce: true, due: null },
  municipal: { isInForce: false, due: null as string | null },
  mayGive: false,
  whyNot: null,
  history: [
    {
      consent: "family",
      step: "withdrawn",
      administrator: "Ana Ruiz",
      at: "2026-03-02T10:00:00.000Z",
      inForceFrom: null,
    },
  ],
};

it("shows each consent, notes one on paper after asking, and withdraws one", async () => {
  const sent: unknown[] = [];
  let now = state;
  const { world } = renderScreen(
    <ConsentsDialog user={carmen} onChanged={() => {}} onClose={() => {}} />,
    {
      session,
      answers: {
        [READ]: () => json(now),
        [PAPER]: () => {
          now = { ...state, municipal: { isInForce: false, due: "2026-03-09T10:00:00.000Z" } };
          return json(now);
        },
        [SETTINGS]: async (request) => {
          sent.push(await request.json());
          return json({});
        },
      },
    },
  );
  expect(await screen.findByText("Vale ahora")).toBeTruthy();
  expect(screen.getByText("No ha dado este permiso")).toBeTruthy();
  expect(screen.getByText("Retirado por Ana Ruiz")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: `Anotar en papel: ${MUNICIPAL}` }));
  const waits = "Firmado en papel. Vale desde el lunes, 9 de marzo de 2026";
  expect(await screen.findByText(waits)).toBeTruthy();
  expect(world.said).toEqual([`confirm: ¿Ha firmado en papel «${MUNICIPAL}»?`]);
  await userEvent.click(screen.getByRole("button", { name: `Retirar: ${MUNICIPAL}` }));
  await waitFor(() => expect(sent).toEqual([{ municipalConsent: false }]));
});
