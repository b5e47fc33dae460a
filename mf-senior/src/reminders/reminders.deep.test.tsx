import { json, offline, renderScreen } from "@acompana/kit/testing";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import {
  ACTIVITY,
  check,
  complete,
  doctor,
  draw,
  fromTenOClock,
  LIST,
  late,
  numbers,
  openFields,
  pill,
  pillTomorrow,
  reminder,
  remove,
  reportError,
  titles,
  UPCOMING,
  user,
} from "../testing/reminders.tsx";
import { Reminders } from "./reminders.tsx";

fromTenOClock();

describe("marking", () => {
  it("one in twenty days can be marked and deleted, and stands under one tab", async () => {
    const wedding = reminder("r5", "Boda", "2026-12-10T10:00:00.000Z");
    draw({
      [LIST]: () => json([pill, wedding]),
      [UPCOMING]: () => json([pillTomorrow, wedding]),
      [complete("r5")]: () => json({ ...wedding, isCompleted: true }),
      "DELETE /api/users/u1/reminders/r5": () => new Response(null, { status: 204 }),
    });
    await check("Pastilla");
    await user().click(screen.getByRole("tab", { name: "Próximos" }));
    await user().click(await check("Boda"));
    await waitFor(async () =>
      expect((await check("Boda")).getAttribute("aria-pressed")).toBe("true"),
    );
    expect(numbers()).toBe("Para hoy1 Completados1 Próximos2");
    await remove("Boda");
    await waitFor(() => expect(titles()).toEqual(["Mañana", "Pastilla"]));
    expect(numbers()).toBe("Para hoy1 Completados0 Próximos1");
  });

  it("of an occurrence that has moved on reads the list again, with a kind sentence", async () => {
    const { world } = draw({
      [complete("r2")]: () => json({ error: "Ya es otro día.", code: "OCCURRENCE_MOVED" }, 409),
    });
    await user().click(await check("Pastilla"));
    await waitFor(() => expect(world.calls.filter((call) => call === LIST)).toHaveLength(2));
    expect(world.said).toEqual([
      "alert: No se pudo guardar el cambio de «Pastilla» – Ya es otro día.",
    ]);
  });

  it("and pressing once more at once changes nothing, which is said to who does not see it", async () => {
    const { world } = draw({ [complete("r2")]: () => json({ ...pill, isCompleted: true }) });
    const button = await check("Pastilla");
    vi.spyOn(performance, "now").mockReturnValue(performance.now());
    await user().click(button);
    const status = await screen.findByText("Marcado como hecho: Pastilla");
    await user().click(button);
    await screen.findByText("· Para cambiarlo, pulsa otra vez.");
    expect(status.textContent).toBe(
      "Marcado como hecho: Pastilla · Para cambiarlo, pulsa otra vez.",
    );
    vi.restoreAllMocks();
    expect(button.getAttribute("aria-pressed")).toBe("true");
    expect(world.calls.filter((call) => call === complete("r2"))).toHaveLength(1);
  });

  it("that waited and will never be taken is told by the reminder's name", async () => {
    let answer: () => Response = offline;
    const { world } = draw({ [complete("r2")]: () => answer() });
    await user().click(await check("Pastilla"));
    await screen.findByRole("button", { name: "Hecho · se enviará: Pastilla" });
    const notFound = { error: "No encontramos lo que buscas.", code: "NOT_FOUND" };
    answer = () => json(notFound, 404);
    dispatchEvent(new Event("online"));
    await waitFor(() =>
      expect(world.said).toEqual([
        `alert: No se pudo guardar el cambio de «Pastilla» – ${notFound.error}`,
      ]),
    );
  });

  it("and taking the mark back before it was sent sends nothing", async () => {
    const { world } = draw({
      [complete("r2")]: offline,
    });
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await user().click(await check("Pastilla"));
    const waiting = await screen.findByRole("button", { name: "Hecho · se enviará: Pastilla" });
    // The second half of a double press would not count.
    await user().click(waiting);
    expect(waiting.getAttribute("aria-pressed")).toBe("true");
    await act(() => vi.advanceTimersByTimeAsync(500));
    await user().click(waiting);
    expect((await check("Pastilla")).getAttribute("aria-pressed")).toBe("false");
    vi.restoreAllMocks();
    dispatchEvent(new Event("online"));
    await check("Pastilla");
    expect(world.calls).not.toContain(complete("r2"));
  });
});

describe("deleting", () => {
  it("by somebody else takes the focus nowhere", async () => {
    let list = [late, pill, doctor];
    draw({
      [LIST]: () => json(list),
      [complete("r2")]: () => json({ error: "Ya es otro día.", code: "OCCURRENCE_MOVED" }, 409),
    });
    const pressed = await check("Pastilla");
    list = [pill, doctor];
    await user().click(pressed);
    pressed.blur();
    await waitFor(() => expect(titles()).toEqual(["Pastilla"]));
    expect(document.activeElement).toBe(document.body);
  });

  it("changes nothing when the person thinks again", async () => {
    const { world } = renderScreen(<Reminders />, {
      session: carmen,
      notify: { toast: () => undefined, alert: async () => {}, confirm: async () => false },
      answers: { [LIST]: () => json([late]), [UPCOMING]: () => json([]) },
    });
    await remove("Regar");
    expect(titles()).toEqual(["Regar"]);
    expect(world.calls.some((call) => call.startsWith("DELETE"))).toBe(false);
  });
});

test("what was shown counts once a day, and a failure of that disturbs nobody", async () => {
  const bodies: unknown[] = [];
  const { world } = draw({
    [ACTIVITY]: async (request) => {
      bodies.push(await request.json());
      return json({ error: "Ups", code: "INTERNAL" }, 500);
    },
  });
  await waitFor(() => expect(bodies).toHaveLength(1));
  await user().click(screen.getByRole("tab", { name: "Próximos" }));
  await waitFor(() => expect(bodies).toHaveLength(2));
  await user().click(screen.getByRole("tab", { name: "Hoy" }));
  const day = "2026-11-20";
  expect(bodies).toEqual([
    {
      remindersViewed: [
        { reminderId: "r1", day },
        { reminderId: "r2", day },
      ],
    },
    { remindersViewed: [{ reminderId: "r3", day }] },
  ]);
  expect(world.said).toEqual([]);
  await waitFor(() => expect(reportError).toHaveBeenCalledTimes(2));
});

test("what was shown and is told to nobody, as when the page is left, is no error", async () => {
  const { world } = draw({ [ACTIVITY]: offline });
  await waitFor(() => expect(world.calls).toContain(ACTIVITY));
  await screen.findByRole("tab", { name: "Próximos" });
  expect(reportError).not.toHaveBeenCalled();
});

describe("while the screen stays open", () => {
  it("the new day of the portal's zone brings its own list", async () => {
    vi.setSystemTime("2026-11-20T22:59:30Z");
    let day = 0;
    const walk = reminder("r9", "Paseo", "2026-11-21T08:00:00.000Z");
    const { world } = draw({ [LIST]: () => json(day++ === 0 ? [doctor] : [walk]) });
    expect(await screen.findByText("No hay recordatorios para hoy")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await check("Paseo")).toBeTruthy();
    expect(world.calls.filter((call) => call === LIST)).toHaveLength(2);
  });
});

test("what is added for tomorrow is seen at once, under 'Próximos'", async () => {
  const rosa = reminder("r9", "Llamar a Rosa", "2026-11-21T08:00:00.000Z");
  let isThere = false;
  draw({
    [UPCOMING]: () => json(isThere ? [pillTomorrow, rosa] : [pillTomorrow]),
    "POST /api/users/u1/reminders": () => {
      isThere = true;
      return json(rosa, 201);
    },
  });
  await check("Pastilla");
  await openFields();
  await user().type(screen.getByLabelText("Título"), "Llamar a Rosa");
  await user().click(screen.getByRole("button", { name: "Mañana" }));
  await user().click(screen.getByRole("button", { name: "Por la mañana" }));
  await user().click(screen.getByRole("button", { name: "Guardar recordatorio" }));
  expect(await screen.findByRole("heading", { name: "Llamar a Rosa" })).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Próximos" }).getAttribute("aria-selected")).toBe("true");
});

test("what was typed of a new reminder is there again after it was closed, and not after 'Cancelar'", async () => {
  draw();
  await check("Pastilla");
  const add = () => user().click(screen.getByRole("button", { name: "Añadir" }));
  const title = () => screen.getByLabelText<HTMLInputElement>("Título").value;
  await openFields();
  await user().type(screen.getByLabelText("Título"), "Llamar a Rosa");
  await user().click(screen.getByRole("button", { name: "Cerrar" }));
  await add();
  expect(title()).toBe("Llamar a Rosa");
  await user().click(screen.getByRole("button", { name: "Cancelar" }));
  await openFields();
  expect(title()).toBe("");
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
    await waitFor(() => expect(screen.queryByText("Te espera")).toBeNull());
    expect(titles()).toEqual(["Regar", "Pastilla"]);
    expect(document.activeElement).toBe(pressed);
    expect(numbers()).toBe("Para hoy1 Completados1 Próximos2");
  });

  it.each([["while the server fails", () => json({ error: "Ups", code: "INTERNAL" }, 500)]])(
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
