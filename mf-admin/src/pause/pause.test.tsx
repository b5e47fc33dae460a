import { json, press, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { carmen, session } from "../testing/fixtures.ts";
import { PauseDialog } from "./pause-dialog.tsx";

const READ = "GET /api/users/u1/pause";
const SET = "PUT /api/users/u1/pause";
const END = "DELETE /api/users/u1/pause";
const pause = { reason: "hospital", from: "2026-03-02", until: null };

function draw(answers: NonNullable<ScreenSetup["answers"]>) {
  const saved: string[] = [];
  const dialog = (
    <PauseDialog user={carmen} onSaved={(said) => saved.push(said)} onClose={() => {}} />
  );
  return { ...renderScreen(dialog, { session, answers }), saved };
}

it("says whom it is for, with surnames and birth date", async () => {
  const user = { ...carmen, surnames: "Gil", birthDate: "1941-05-28" };
  const dialog = <PauseDialog user={user} onSaved={() => {}} onClose={() => {}} />;
  renderScreen(dialog, { session, answers: { [READ]: () => json({ pause: null }) } });
  expect(await screen.findByRole("dialog", { name: /Carmen López Gil/ })).toBeTruthy();
  expect(screen.getByText(/^Fecha de nacimiento: 28 de mayo de 1941\./)).toBeTruthy();
});

it("sets why and from when, and until when if that is known", async () => {
  let sent: unknown;
  const { saved } = draw({
    [READ]: () => json({ pause: null }),
    [SET]: async (request) => {
      sent = await request.json();
      return json({ pause });
    },
  });
  await userEvent.click(await screen.findByRole("radio", { name: "Vacaciones" }));
  const [from, until] = ["Primer día", "Último día (opcional)"].map((name) =>
    screen.getByLabelText<HTMLInputElement>(name),
  );
  await userEvent.clear(from as HTMLInputElement);
  await userEvent.type(from as HTMLInputElement, "2026-03-10");
  await userEvent.type(until as HTMLInputElement, "2026-03-01");
  await press("Poner en pausa");
  expect(await screen.findByText("El último día no puede ser anterior al primero.")).toBeTruthy();
  await userEvent.clear(until as HTMLInputElement);
  await userEvent.type(until as HTMLInputElement, "2026-03-20");
  await press("Poner en pausa");
  await waitFor(() => expect(saved).toEqual(["Los avisos de Carmen López están en pausa"]));
  expect(sent).toEqual({ reason: "holiday", from: "2026-03-10", until: "2026-03-20" });
});

it("a death has no last day", async () => {
  let sent: unknown;
  const { saved } = draw({
    [READ]: () => json({ pause: null }),
    [SET]: async (request) => {
      sent = await request.json();
      return json({ pause });
    },
  });
  await userEvent.click(await screen.findByRole("radio", { name: "Fallecimiento" }));
  expect(screen.queryByLabelText("Último día (opcional)")).toBeNull();
  const day = screen.getByLabelText<HTMLInputElement>("Fecha del fallecimiento");
  const today = day.value;
  await userEvent.clear(day);
  await userEvent.type(day, "2099-01-01");
  await press("Anotar el fallecimiento");
  expect(await screen.findByText("La fecha no puede ser posterior a hoy.")).toBeTruthy();
  await userEvent.clear(day);
  await userEvent.type(day, today);
  await press("Anotar el fallecimiento");
  await waitFor(() =>
    expect(saved).toEqual(["Consta el fallecimiento de Carmen López. Ya no se le avisa de nada."]),
  );
  expect(sent).toMatchObject({ reason: "death", until: null });
});

it("says which pause there is, and ends it in one press", async () => {
  const { saved, world } = draw({
    [READ]: () => json({ pause }),
    [END]: () => new Response(null, { status: 204 }),
  });
  expect(await screen.findByText(/^Hospital\. Desde el .*2 de marzo de 2026, hasta/)).toBeTruthy();
  await press("Quitar la pausa");
  await waitFor(() => expect(saved).toEqual(["Los avisos de Carmen López vuelven a sonar"]));
  expect(world.calls).toContain(END);
});

it("notes a death while another pause lasts, and takes one back", async () => {
  const sent: unknown[] = [];
  const view = draw({
    [READ]: () => json({ pause }),
    [SET]: async (request) => {
      sent.push(await request.json());
      return json({ pause: { ...pause, reason: "death" } });
    },
  });
  await press("Anotar su fallecimiento");
  expect(await screen.findByText(/^Su sesión se cierra ya/)).toBeTruthy();
  await press("Anotar el fallecimiento");
  await waitFor(() => expect(view.saved).toHaveLength(1));
  expect(sent).toMatchObject([{ reason: "death", until: null }]);
  cleanup();
  const { saved } = draw({
    [READ]: () => json({ pause: { ...pause, reason: "death" } }),
    [END]: () => new Response(null, { status: 204 }),
  });
  expect(
    await screen.findByText(/^Fallecimiento\. Consta desde el .* Si fue un error/),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Anotar su fallecimiento" })).toBeNull();
  await press("Quitar la pausa");
  await waitFor(() =>
    expect(saved).toEqual(["Ya no consta el fallecimiento de Carmen López. Todo es como antes."]),
  );
});

it("stays after a failure, which is told", async () => {
  const { world } = draw({ [READ]: () => json({ pause }), [END]: () => json({}, 500) });
  await press("Quitar la pausa");
  const failed = "alert: Error al quitar la pausa. Inténtalo de nuevo.";
  await waitFor(() => expect(world.said).toEqual([failed]));
  expect(screen.getByRole("button", { name: "Quitar la pausa" })).toBeTruthy();
});
