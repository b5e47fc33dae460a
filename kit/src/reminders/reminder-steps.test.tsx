import { act, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import type { Reminder } from "./reminder.ts";
import { ReminderList } from "./reminder-list.tsx";
import { draw, now, question } from "./testing/reminder-steps.tsx";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["Date", "setTimeout", "clearTimeout"],
    now,
    shouldAdvanceTime: true,
  });
});

/** The part of the day under which the list of reminders has one of this moment. */
function listedAt(dateTime: string): Element[] {
  const reminder: Reminder = {
    ...{ id: dateTime, title: "Siesta", description: null, category: "Personal", dateTime },
    ...{ recurrency: "none", isCompleted: false, isOverdue: false, isPaused: false },
  };
  const nothing = () => {};
  const { container } = render(
    <ReminderList
      {...{
        label: "Mañana",
        reminders: [reminder],
        now,
        timeZone: "Europe/Madrid",
        isByPart: true,
      }}
      {...{ empty: null, overdue: "", onToggle: nothing, onChange: nothing, onDelete: nothing }}
    />,
  );
  return [...container.querySelectorAll("li > p")];
}

const answers = () =>
  within(screen.getByRole("dialog"))
    .getAllByRole("button")
    .map(({ textContent }) => textContent)
    .filter((name) => name !== "Cerrar");

test("a pill for every morning takes six presses, and nothing is typed", async () => {
  const { press, create, onClose } = draw();
  expect(question()).toBe("¿Qué quieres recordar?");
  expect(answers()).toEqual([
    ...["Pastilla", "Médico", "Llamar", "Regar", "Comprar"],
    "Otra cosaLa escribes tú",
  ]);
  await press("Pastilla");
  expect(question()).toBe("¿Qué pastilla?");
  expect(screen.getByText("Paso 1 de 5")).toBeTruthy();
  expect(answers()).toEqual([
    ...["De la tensión", "Del azúcar", "Del corazón", "Para dormir", "Otra pastilla"],
    "Paso anterior",
  ]);
  await press("De la tensión", /^Mañana/, /^Por la mañana/, "Cada día");
  expect(screen.getByText(/^Te recordaré/).textContent).toBe(
    "Te recordaré «Tomar la pastilla de la tensión» mañana, domingo, 29 de marzo, a las 9:00. " +
      "Y después, cada día a esa hora.",
  );
  await press("Guardar recordatorio");
  expect(create.mock.calls[0]?.[0]).toEqual({
    title: "Tomar la pastilla de la tensión",
    description: "",
    dateTime: "2026-03-29T09:00:00+02:00",
    category: "Medicación",
    recurrency: "daily",
  });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test("no sign of the day has two meanings, here and in the list, and no meaning two signs", async () => {
  const meant = new Set<string>();
  const note = (words: string, part: Element) => {
    const sign = part
      .querySelector("svg")
      ?.getAttribute("class")
      ?.match(/lucide-[\w-]+/)?.[0];
    meant.add(`${words}: ${sign}`);
  };
  const { press } = draw();
  await press("Llamar", /^Mañana/);
  const offered = screen.getAllByRole("button", { name: /^(Por la|A la)/ });
  for (const button of offered) note(button.textContent?.replace(/A las? \d.*/, "") ?? "", button);
  for (const time of ["09:00", "18:00", "21:00"])
    for (const name of listedAt(`2026-03-29T${time}:00+02:00`)) note(name.textContent ?? "", name);
  const parts = ["A la comida", "Por la mañana", "Por la noche", "Por la tarde"];
  expect([...meant].map((one) => one.split(":")[0]).sort()).toEqual(parts);
  expect(new Set([...meant].map((one) => one.split(":")[1])).size).toBe(parts.length);
});

test("today offers no hour that has passed; in an hour may be another one", async () => {
  const { press } = draw();
  await press("Llamar", /^Hoy/);
  expect(answers()).toEqual([
    ...["En una hora", "Por la nocheA las 21:00", "Otra hora"],
    "Paso anterior",
  ]);
  await press("En una hora", "Una vez");
  expect(screen.getByText(/^Te recordaré/).textContent).toBe(
    "Te recordaré «Llamar por teléfono» hoy, sábado, 28 de marzo, a las 20:30. " +
      "Será una sola vez.",
  );
});

test("another day is one of the six after tomorrow or is typed, and another hour too", async () => {
  const { press, user, create } = draw();
  await press("Regar", "Otro día");
  expect(answers().slice(0, 6)).toEqual([
    ...["Lunes, 30 de marzo", "Martes, 31 de marzo", "Miércoles, 1 de abril"],
    ...["Jueves, 2 de abril", "Viernes, 3 de abril", "Sábado, 4 de abril"],
  ]);
  const goOn = () => screen.getByRole<HTMLButtonElement>("button", { name: "Seguir" });
  expect(goOn().disabled).toBe(true);
  await user.type(screen.getByLabelText("Día"), "2026-05-15");
  await press("Seguir", "Otra hora");
  expect(goOn().disabled).toBe(true);
  await user.type(screen.getByLabelText("Hora"), "01:15");
  await press("Seguir", "Cada mes");
  expect(screen.getByText(/^Te recordaré/).textContent).toBe(
    "Te recordaré «Regar las plantas» el viernes, 15 de mayo, a la 1:15. " +
      "Y después, cada mes ese mismo día.",
  );
  await press("Guardar recordatorio");
  expect(create.mock.calls[0]?.[0]).toMatchObject({ dateTime: "2026-05-15T01:15:00+02:00" });
});

test("an hour of today that has passed is told before it is saved", async () => {
  const { press, user } = draw();
  await press("Comprar", /^Hoy/, "Otra hora");
  await user.type(screen.getByLabelText("Hora"), "08:00");
  await press("Seguir", "Una vez");
  expect(screen.getByText(/^Esa hora ya ha pasado/)).toBeTruthy();
});

test("what is being sent when the steps are closed waits until it is kept", async () => {
  let fail = (_: Error) => {};
  const create = vi.fn(() => new Promise<unknown>((_, reject) => (fail = reject)));
  const { press, kept, world } = draw(create);
  await press("Regar", /^Mañana/, /^Por la tarde/, "Una vez", "Guardar recordatorio", "Cerrar");
  expect([...kept.values()].join()).toContain("Regar las plantas");
  await act(async () => fail(new ApiError(0, "")));
  expect(world.said.join()).toContain("No se pudo crear el recordatorio.");
  expect([...kept.values()].join()).toContain("Regar las plantas");
});

test("Back leads to the question before, and from the first one out", async () => {
  const { press, onClose } = draw();
  const pressBack = () => act(() => void dispatchEvent(new PopStateEvent("popstate")));
  await press("Pastilla", "Del azúcar", /^Mañana/, "Otra hora");
  for (const [step, asked] of [
    [3, "¿A qué hora?"],
    [2, "¿Qué día?"],
    [1, "¿Qué pastilla?"],
    [1, "¿Qué quieres recordar?"],
  ] as const) {
    pressBack();
    expect(question()).toBe(asked);
    expect(screen.getByText(`Paso ${step} de 5`)).toBeTruthy();
  }
  expect(onClose).not.toHaveBeenCalled();
  pressBack();
  expect(onClose).toHaveBeenCalledOnce();
});
