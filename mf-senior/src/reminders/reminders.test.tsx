import { json } from "@acompana/kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, test, vi } from "vitest";
import {
  check,
  complete,
  draw,
  fromTenOClock,
  LIST,
  numbers,
  openFields,
  pill,
  titles,
  UPCOMING,
  user,
} from "../testing/reminders.tsx";

fromTenOClock();

test("shows the stat cards, today's reminders with the overdue on top, and the next days", async () => {
  draw();
  expect(screen.getByText("Cargando recordatorios...")).toBeTruthy();
  await check("Pastilla");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Recordatorios" }));
  expect(numbers()).toBe("Para hoy2 Completados0 Próximos2");
  expect(titles()).toEqual(["Regar", "Pastilla"]);
  expect(screen.getByText("Te espera")).toBeTruthy();
  // As the home's card says it.
  expect(screen.getByText(/^3 pendientes: 2 hoy y 1 otro día\./)).toBeTruthy();

  await user().click(screen.getByRole("tab", { name: "Próximos" }));
  expect(titles()).toEqual(["Mañana", "Pastilla", "Más adelante", "Médico"]);
  // Tomorrow's pill cannot be ticked today; the doctor's one appointment can.
  expect(screen.queryByRole("button", { name: "Hecho: Pastilla" })).toBeNull();
  expect(await check("Médico")).toBeTruthy();
});

test("with none a drawing stands over the village, and nothing is said of what repeats", async () => {
  draw({ [LIST]: () => json([]), [UPCOMING]: () => json([]) });
  const title = await screen.findByText("No hay recordatorios para hoy");
  const card = title.closest('[data-hue="reminders"]');
  expect(
    card?.querySelectorAll("svg[viewBox='0 0 120 120'], svg[viewBox='0 0 1200 96']"),
  ).toHaveLength(2);
  expect(screen.queryByText(/Los que se repiten/)).toBeNull();
});

describe("marking", () => {
  it("flips the row only when the server has agreed, for the occurrence that is shown", async () => {
    let agree = (_: Response) => {};
    const asked: unknown[] = [];
    const { world } = draw({
      [complete("r2")]: async (request) => {
        asked.push(await request.json());
        return new Promise<Response>((resolve) => (agree = resolve));
      },
    });
    await user().dblClick(await check("Pastilla"));
    const completedAt = expect.stringMatching(/^2026-11-20T09:/);
    await waitFor(() =>
      expect(asked).toEqual([{ occurrence: pill.dateTime, isCompleted: true, completedAt }]),
    );
    expect((await check("Pastilla")).getAttribute("aria-pressed")).toBe("false");
    await act(async () => agree(json({ ...pill, isCompleted: true })));
    await waitFor(async () =>
      expect((await check("Pastilla")).getAttribute("aria-pressed")).toBe("true"),
    );
    expect(numbers()).toBe("Para hoy1 Completados1 Próximos2");
    expect(world.calls.filter((call) => call === complete("r2"))).toHaveLength(1);
    expect(world.said).toEqual([]);
  });

  it.each([["without a network", () => Promise.reject(new TypeError("Failed to fetch"))]])(
    "%s counts on this device, is shown as on its way and goes later",
    async (_why, answer) => {
      let isBack = false;
      const moments: string[] = [];
      const { world } = draw({
        [complete("r2")]: async (request) => {
          if (!isBack) return answer();
          moments.push((await request.json()).completedAt);
          return json({ ...pill, isCompleted: true });
        },
      });
      await user().click(await check("Pastilla"));
      const waiting = { name: "Hecho · se enviará: Pastilla" };
      const row = await screen.findByRole("button", waiting);
      expect(row.textContent).toBe("Hecho · se enviará");
      expect(row.getAttribute("aria-pressed")).toBe("true");
      expect(numbers()).toBe("Para hoy1 Completados1 Próximos2");
      expect(world.said).toEqual([]);
      const at = new Date().toISOString().slice(0, 16);
      vi.setSystemTime("2026-11-20T13:00:00Z");
      isBack = true;
      dispatchEvent(new Event("online"));
      await waitFor(() => expect(screen.queryByRole("button", waiting)).toBeNull());
      expect((await check("Pastilla")).getAttribute("aria-pressed")).toBe("true");
      expect(moments.map((moment) => moment.slice(0, 16))).toEqual([at]);
    },
  );
});

test("a new reminder is sent with a key, closes the dialog and refreshes the list", async () => {
  const sent: { key: string | null; body: unknown }[] = [];
  const { world } = draw({
    "POST /api/users/u1/reminders": async (request) => {
      sent.push({ key: request.headers.get("Idempotency-Key"), body: await request.json() });
      return json(pill, 201);
    },
  });
  await check("Pastilla");
  await openFields();
  const dialog = within(screen.getByRole("dialog", { name: "Nuevo Recordatorio" }));
  await user().type(dialog.getByLabelText("Título"), "Llamar a Rosa");
  await user().click(dialog.getByRole("button", { name: "En una hora" }));
  await user().click(dialog.getByRole("button", { name: "Guardar recordatorio" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      body: {
        title: "Llamar a Rosa",
        description: "",
        dateTime: "2026-11-20T11:00:00+01:00",
        category: "Personal",
        recurrency: "none",
      },
    },
  ]);
  expect(world.said).toEqual([
    "toast: Recordatorio creado – Tu recordatorio se ha guardado correctamente.",
  ]);
  await waitFor(() => expect(world.calls.filter((call) => call === LIST)).toHaveLength(2));
});

describe("while the screen stays open", () => {
  it("a reminder whose time comes turns 'Te espera'", async () => {
    vi.setSystemTime("2026-11-20T11:59:30Z");
    draw({ [LIST]: () => json([pill]) });
    await check("Pastilla");
    expect(screen.queryByText("Te espera")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.getByText("Te espera")).toBeTruthy();
  });
});

test("a reminder is changed with a key, for the occurrence that is shown, and the lists are read again", async () => {
  const sent: { key: string | null; body: unknown }[] = [];
  const { world } = draw({
    "PATCH /api/users/u1/reminders/r2": async (request) => {
      sent.push({ key: request.headers.get("Idempotency-Key"), body: await request.json() });
      return json({ ...pill, title: "Media pastilla" });
    },
  });
  await check("Pastilla");
  await user().click(screen.getByRole("button", { name: "Opciones: Pastilla" }));
  await user().click(screen.getByRole("button", { name: "Cambiar: Pastilla" }));
  await user().clear(screen.getByLabelText("Título"));
  await user().type(screen.getByLabelText("Título"), "Media pastilla");
  await user().click(screen.getByRole("button", { name: "Guardar recordatorio" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const body = expect.objectContaining({
    occurrence: pill.dateTime,
    scope: "one",
    title: "Media pastilla",
  });
  expect(sent).toEqual([{ key: expect.stringMatching(/^[0-9a-f-]{36}$/), body }]);
  await waitFor(() => expect(world.calls.filter((call) => call === LIST)).toHaveLength(2));
});
