import { json } from "@acompana/kit/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, test, vi } from "vitest";
import {
  check,
  complete,
  draw,
  fromTenOClock,
  LIST,
  late,
  numbers,
  openFields,
  pill,
  remove,
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
  expect(screen.getByText("Atrasado")).toBeTruthy();
  // As the home's card says it.
  expect(screen.getByText(/^3 pendientes: 2 hoy y 1 otro día\./)).toBeTruthy();

  await user().click(screen.getByRole("tab", { name: "Próximos" }));
  expect(titles()).toEqual(["Mañana", "Pastilla", "Más adelante", "Médico"]);
  // Tomorrow's pill cannot be ticked today; the doctor's one appointment can.
  expect(screen.queryByRole("button", { name: "Hecho: Pastilla" })).toBeNull();
  expect(await check("Médico")).toBeTruthy();
});

test("with none there are calm cards", async () => {
  draw({ [LIST]: () => json([]), [UPCOMING]: () => json([]) });
  expect(await screen.findByText("No hay recordatorios para hoy")).toBeTruthy();
  await user().click(screen.getByRole("tab", { name: "Próximos" }));
  expect(screen.getByText("No hay recordatorios próximos")).toBeTruthy();
});

test("a list that could not be read can be asked for again", async () => {
  let broken = true;
  draw({ [LIST]: () => (broken ? json({ error: "Ups", code: "INTERNAL" }, 500) : json([pill])) });
  const retry = await screen.findByRole("button", { name: "Reintentar" });
  expect(screen.getByRole("alert").textContent).toContain("No se pudieron cargar");
  broken = false;
  await user().click(retry);
  expect(await check("Pastilla")).toBeTruthy();
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
    expect(numbers()).toBe("Para hoy2 Completados1 Próximos2");
    expect(world.calls.filter((call) => call === complete("r2"))).toHaveLength(1);
    expect(world.said).toEqual([]);
  });

  it("by touch offers to take it back for ten seconds; by mouse or key it does not", async () => {
    const asked: boolean[] = [];
    const { world } = draw({
      [complete("r1")]: () => json({ ...late, isCompleted: true, isOverdue: false }),
      [complete("r2")]: async (request) => {
        const { isCompleted } = await request.json();
        asked.push(isCompleted);
        return json({ ...pill, isCompleted });
      },
    });
    const pressed = await check("Pastilla");
    fireEvent.touchEnd(pressed);
    fireEvent.click(pressed);
    await waitFor(() => expect(world.toast?.action?.label).toBe("Deshacer"));
    expect(world.toast).toMatchObject({ title: "Marcado como hecho: Pastilla", lastsMs: 10_000 });
    // The toast says it; nothing else does.
    expect(screen.queryByText("Marcado como hecho: Pastilla")).toBeNull();
    await act(async () => world.toast?.action?.act());
    await waitFor(() => expect(pressed.getAttribute("aria-pressed")).toBe("false"));
    expect(asked).toEqual([true, false]);
    expect(await screen.findByText("Marcado como pendiente: Pastilla")).toBeTruthy();
    // Soon after, but with another button in between: no second half of a double press.
    fireEvent.click(pressed);
    await waitFor(() => expect(pressed.getAttribute("aria-pressed")).toBe("true"));
    expect(asked).toEqual([true, false, true]);

    world.toast = null;
    const other = await check("Regar");
    other.focus();
    await user().keyboard("{Enter}");
    await waitFor(() => expect(other.getAttribute("aria-pressed")).toBe("true"));
    expect(world.toast).toBeNull();
  });

  it("what can no longer be taken back is said", async () => {
    let isDeleted = false;
    const { world } = draw({
      [complete("r2")]: () =>
        isDeleted
          ? json({ error: "Ese recordatorio ya no está.", code: "NOT_FOUND" }, 404)
          : json({ ...pill, isCompleted: true }),
    });
    const pressed = await check("Pastilla");
    fireEvent.touchEnd(pressed);
    fireEvent.click(pressed);
    await waitFor(() => expect(world.toast?.action).toBeTruthy());
    isDeleted = true;
    await act(async () => world.toast?.action?.act());
    await waitFor(() => expect(world.said.at(-1)).toMatch(/^alert: .*Pastilla/));
  });

  it("an overdue one stays in sight, so that a slip can be undone", async () => {
    draw({ [complete("r1")]: () => json({ ...late, isCompleted: true, isOverdue: false }) });
    const pressed = await check("Regar");
    await user().click(pressed);
    await waitFor(() => expect(screen.queryByText("Atrasado")).toBeNull());
    expect(titles()).toEqual(["Regar", "Pastilla"]);
    expect(document.activeElement).toBe(pressed);
    expect(numbers()).toBe("Para hoy2 Completados1 Próximos2");
  });

  it.each([
    ["without a network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["while the server fails", () => json({ error: "Ups", code: "INTERNAL" }, 500)],
  ])("%s counts on this device, is shown as on its way and goes later", async (_why, answer) => {
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
    expect(numbers()).toBe("Para hoy2 Completados1 Próximos2");
    expect(world.said).toEqual([]);
    const at = new Date().toISOString().slice(0, 16);
    vi.setSystemTime("2026-11-20T13:00:00Z");
    isBack = true;
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByRole("button", waiting)).toBeNull());
    expect((await check("Pastilla")).getAttribute("aria-pressed")).toBe("true");
    expect(moments.map((moment) => moment.slice(0, 16))).toEqual([at]);
  });

  it("that the server will never take is told at once, and its list is shown", async () => {
    const notFound = { error: "No encontramos lo que buscas.", code: "NOT_FOUND" };
    const { world } = draw({ [complete("r2")]: () => json(notFound, 404) });
    await user().click(await check("Pastilla"));
    await waitFor(() =>
      expect(world.said).toEqual([
        `alert: No se pudo guardar el cambio de «Pastilla» – ${notFound.error}`,
      ]),
    );
    await waitFor(() => expect(world.calls.filter((call) => call === LIST)).toHaveLength(2));
    expect((await check("Pastilla")).getAttribute("aria-pressed")).toBe("false");
  });
});

describe("deleting", () => {
  it.each([
    ["asks, and takes the row away", () => new Response(null, { status: 204 })],
    ["is content when it was gone already", () => json({ error: "No.", code: "NOT_FOUND" }, 404)],
  ])("%s", async (_case, answer) => {
    const { world } = draw({ "DELETE /api/users/u1/reminders/r1": answer });
    await remove("Regar");
    // The row goes first, then the focus that was in it is led on.
    const today = screen.getByRole("tab", { name: "Hoy" });
    await waitFor(() => expect(document.activeElement).toBe(today));
    expect(titles()).toEqual(["Pastilla"]);
    expect(world.said).toEqual([
      "confirm: ¿Eliminar este recordatorio?",
      "toast: Recordatorio eliminado",
    ]);
  });

  it("that does not succeed leaves the row and says so", async () => {
    const { world } = draw({
      "DELETE /api/users/u1/reminders/r1": () => json({ error: "Ups", code: "INTERNAL" }, 500),
    });
    await remove("Regar");
    await waitFor(() => expect(world.said).toHaveLength(2));
    expect(world.said[1]).toBe(
      "alert: No se pudo eliminar el recordatorio. Inténtalo de nuevo. – Ups",
    );
    expect(titles()).toEqual(["Regar", "Pastilla"]);
  });
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
  it("a reminder whose time comes turns 'Atrasado'", async () => {
    vi.setSystemTime("2026-11-20T11:59:30Z");
    draw({ [LIST]: () => json([pill]) });
    await check("Pastilla");
    expect(screen.queryByText("Atrasado")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.getByText("Atrasado")).toBeTruthy();
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
