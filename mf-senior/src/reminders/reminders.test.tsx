import type { Reminder } from "@acompana/kit/reminders";
import { json, renderScreen } from "@acompana/kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { Reminders } from "./reminders.tsx";

const LIST = "GET /api/users/u1/reminders";
const UPCOMING = "GET /api/users/u1/reminders/upcoming";
const ACTIVITY = "POST /api/users/u1/activity";
const complete = (id: string) => `PATCH /api/users/u1/reminders/${id}/complete`;

const reminder = (id: string, title: string, dateTime: string, more: Partial<Reminder> = {}) => ({
  id,
  title,
  dateTime,
  description: null,
  category: "Personal" as const,
  recurrency: "none" as const,
  isCompleted: false,
  isOverdue: false,
  ...more,
});

const late = reminder("r1", "Regar", "2026-11-18T09:00:00.000Z", { isOverdue: true });
const pill = reminder("r2", "Pastilla", "2026-11-20T12:00:00.000Z", { recurrency: "daily" });
const pillTomorrow = { ...pill, dateTime: "2026-11-21T12:00:00.000Z" };
const doctor = reminder("r3", "Médico", "2026-11-23T09:00:00.000Z");

type Answers = NonNullable<Parameters<typeof renderScreen>[1]>["answers"];

function draw(answers: Answers = {}) {
  return renderScreen(<Reminders />, {
    screen: "reminders",
    session: carmen,
    answers: {
      [LIST]: () => json([late, pill, doctor]),
      [UPCOMING]: () => json([pillTomorrow, doctor]),
      [ACTIVITY]: () => new Response(null, { status: 204 }),
      ...answers,
    },
  });
}

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const titles = () =>
  within(screen.getByRole("tabpanel"))
    .getAllByRole("heading")
    .map((heading) => heading.textContent);
const check = (title: string) => screen.findByRole("button", { name: `Hecho: ${title}` });
/** The fields of a new reminder, behind the last of the six things to recall. */
async function openFields() {
  await user().click(screen.getByRole("button", { name: "Añadir" }));
  await user().click(screen.getByRole("button", { name: /^Otra cosa/ }));
}
const numbers = () =>
  [...document.querySelectorAll("dl > div")].map((card) => card.textContent).join(" ");
const reportError = vi.fn();

beforeEach(() => {
  const now = new Date("2026-11-20T09:00:00Z");
  vi.useFakeTimers({
    toFake: ["Date", "performance", "setTimeout", "clearTimeout"],
    now,
    shouldAdvanceTime: true,
  });
  vi.stubGlobal("reportError", reportError);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reportError.mockClear();
});

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

  it("an overdue one stays in sight, so that a slip can be undone", async () => {
    draw({ [complete("r1")]: () => json({ ...late, isCompleted: true, isOverdue: false }) });
    const pressed = await check("Regar");
    await user().click(pressed);
    await waitFor(() => expect(screen.queryByText("Atrasado")).toBeNull());
    expect(titles()).toEqual(["Regar", "Pastilla"]);
    expect(document.activeElement).toBe(pressed);
    expect(numbers()).toBe("Para hoy2 Completados1 Próximos2");
  });

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

  it("and taking the mark back before it was sent sends nothing", async () => {
    const { world } = draw({
      [complete("r2")]: () => {
        throw new TypeError("Failed to fetch");
      },
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
    let answer = (): Response => {
      throw new TypeError("Failed to fetch");
    };
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

async function remove(title: string): Promise<void> {
  await user().click(await screen.findByRole("button", { name: `Opciones: ${title}` }));
  await user().click(screen.getByRole("button", { name: `Eliminar: ${title}` }));
}

describe("deleting", () => {
  it.each([
    ["asks, and takes the row away", () => new Response(null, { status: 204 })],
    ["is content when it was gone already", () => json({ error: "No.", code: "NOT_FOUND" }, 404)],
  ])("%s", async (_case, answer) => {
    const { world } = draw({ "DELETE /api/users/u1/reminders/r1": answer });
    await remove("Regar");
    await waitFor(() => expect(titles()).toEqual(["Pastilla"]));
    expect(world.said).toEqual([
      "confirm: ¿Eliminar este recordatorio?",
      "toast: Recordatorio eliminado",
    ]);
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Hoy" }));
  });

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

describe("while the screen stays open", () => {
  it("a reminder whose time comes turns 'Atrasado'", async () => {
    vi.setSystemTime("2026-11-20T11:59:30Z");
    draw({ [LIST]: () => json([pill]) });
    await check("Pastilla");
    expect(screen.queryByText("Atrasado")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.getByText("Atrasado")).toBeTruthy();
  });

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
