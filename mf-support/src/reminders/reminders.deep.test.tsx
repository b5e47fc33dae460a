import { json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { consentRequired } from "../testing/fixtures.ts";
import { COMPLETE, done, draw, LIST, pill, UPCOMING } from "../testing/reminders.tsx";

const DELETE = "DELETE /api/users/u1/reminders/r1";

const failed = () => json({ error: "Algo ha fallado.", code: "INTERNAL" }, 500);

test("none at all", async () => {
  const { user } = draw({ [LIST]: () => json([]), [UPCOMING]: () => json([]) });
  expect(await screen.findByText("No hay recordatorios para hoy")).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Próximos" }));
  expect(screen.getByText("No hay recordatorios próximos")).toBeTruthy();
});

test("an occurrence that has moved on is told, and the list is read again", async () => {
  const moved = "Este recordatorio ya ha cambiado.";
  const { user, world } = draw({
    [COMPLETE]: () => json({ error: moved, code: "OCCURRENCE_MOVED" }, 409),
  });
  await user.click(await done());
  await waitFor(() =>
    expect(world.said).toEqual([
      `alert: No se pudo guardar el cambio de «Tomar la pastilla» – ${moved}`,
    ]),
  );
  await waitFor(() => expect(world.calls.filter((call) => call === LIST)).toHaveLength(2));
  expect((await done()).getAttribute("aria-pressed")).toBe("false");
});

test("deletes after asking, and leaves the focus on the list's tab", async () => {
  const { user, world } = draw({ [DELETE]: () => new Response(null, { status: 204 }) });
  await user.click(await screen.findByRole("button", { name: "Opciones: Tomar la pastilla" }));
  await user.click(screen.getByRole("button", { name: "Eliminar: Tomar la pastilla" }));
  expect(await screen.findByText("No hay recordatorios para hoy")).toBeTruthy();
  expect(world.said).toEqual([
    "confirm: ¿Eliminar este recordatorio?",
    "toast: Recordatorio eliminado",
  ]);
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Hoy" }));
});

test("a deletion that fails is told in words", async () => {
  const { user, world } = draw({ [DELETE]: failed });
  await user.click(await screen.findByRole("button", { name: "Opciones: Tomar la pastilla" }));
  await user.click(screen.getByRole("button", { name: "Eliminar: Tomar la pastilla" }));
  await waitFor(() =>
    expect(world.said.at(-1)).toBe(
      "alert: No se pudo eliminar el recordatorio. Inténtalo de nuevo. – Algo ha fallado.",
    ),
  );
  expect(screen.getByText("Tomar la pastilla")).toBeTruthy();
});

test("a list that cannot be read says why, and is asked for again", async () => {
  let tries = 0;
  const { user } = draw({ [LIST]: () => (++tries === 1 ? failed() : json([pill])) });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("No se han podido cargar los recordatorios");
  expect(alert.textContent).toContain("Algo ha fallado.");
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(await screen.findByText("Tomar la pastilla")).toBeTruthy();
});

test.each([["marking", { [COMPLETE]: consentRequired }, true]])(
  "a consent that is gone on %s turns the view without a complaint",
  async (_what, answers, press) => {
    const { user, onNoConsent, world } = draw(answers);
    if (press) await user.click(await done());
    await waitFor(() => expect(onNoConsent).toHaveBeenCalled());
    expect(world.said).toEqual([]);
    expect(screen.queryByRole("alert")).toBeNull();
  },
);
