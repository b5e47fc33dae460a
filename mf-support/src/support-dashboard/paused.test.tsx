import { json, renderScreen } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { SupportedPerson } from "../shared-view.ts";
import { carmen, sessionWith } from "../testing/fixtures.ts";
import { SupportDashboard } from "./support-dashboard.tsx";

type Pause = SupportedPerson["pause"];

function draw(pause: Pause, view: string | null = null, shares = true) {
  const session = sessionWith([{ ...carmen, familyConsent: shares, ...(pause && { pause }) }]);
  return renderScreen(<SupportDashboard />, {
    session,
    view,
    answers: { "GET /api/session": () => json(session) },
  });
}

const cards = () =>
  screen.getAllByRole("button", { name: /^(Enviar|Métricas|Record|Recuerdos|Mensajes)/ }).length;

it.each([
  [{ reason: "hospital" }, /^Carmen está en el hospital\. Mientras tanto no le avisamos de nada/],
  [{ reason: "holiday" }, /^Carmen está fuera unos días\./],
  [{}, /^Carmen no usa el portal estos días\./],
] as const)("%j is said in the place of what was marked and what was not", async (pause, line) => {
  const { world } = draw(pause);
  expect(await screen.findByText(line)).toBeTruthy();
  expect(screen.queryByText(/Pastillas|Sin marcar|Última actividad/)).toBeNull();
  expect(cards()).toBe(5);
  expect(world.calls.filter((call) => call.includes("/users/"))).toEqual([]);
});

it("says until when it is meant to last", async () => {
  draw({ reason: "holiday", endsAt: "2026-03-09T23:00:00.000Z" }, null, false);
  expect(await screen.findByText(/Está previsto hasta el .*9 de marzo de 2026\.$/)).toBeTruthy();
});

it("a death leaves what was sent and the memories, and no cheerful word", async () => {
  draw({ reason: "death" });
  expect(await screen.findByText(/^Sentimos mucho el fallecimiento de Carmen/)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "En recuerdo de Carmen López" })).toBeTruthy();
  expect(cards()).toBe(2);
  expect(screen.queryByText(/Acompañas a|El día de|una foto o un video|Cómo le va/)).toBeNull();
});

it("a death without consent leaves what was sent alone, and asks for no permission", async () => {
  draw({ reason: "death" }, null, false);
  expect(await screen.findByText(/porque no los compartía con la familia/)).toBeTruthy();
  expect(cards()).toBe(1);
  expect(screen.queryByText(/Requiere autorización|sigue[n]? aquí/)).toBeNull();
});

it("a death says of no message that it was not seen", async () => {
  const message = { id: "m1", sentAt: "2026-03-02T10:00:00.000Z", type: "text" };
  const session = sessionWith([{ ...carmen, familyConsent: true, pause: { reason: "death" } }]);
  renderScreen(<SupportDashboard />, {
    session,
    view: "sent",
    answers: {
      "GET /api/session": () => json(session),
      [`GET /api/users/${carmen.id}/support-messages/sent`]: () =>
        json({
          messages: [{ ...message, content: "Hola", seen: false, seenAt: null }],
          next: null,
        }),
    },
  });
  expect(await screen.findByText("Mensaje: Hola")).toBeTruthy();
  expect(screen.queryByText("Todavía no lo ha visto")).toBeNull();
});

it.each(["message", "metrics", "reminders"])(
  "a death shows no '%s', also after a reload",
  async (view) => {
    const { world } = draw({ reason: "death" }, view);
    expect(await screen.findByText(/^Sentimos mucho el fallecimiento de Carmen/)).toBeTruthy();
    expect(world.calls.filter((call) => call.includes("/users/"))).toEqual([]);
  },
);
