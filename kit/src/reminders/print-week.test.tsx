import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { json, offline, renderScreen } from "../testing/index.tsx";
import { PrintWeek } from "./print-week.tsx";

const WEEK = "GET /api/users/u1/reminders/week";
const print = vi.fn();

// The week begins today, which must not end before it is printed.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-10T12:00:00Z") });
});
afterEach(() => {
  print.mockReset();
});

function open(answer: () => Response) {
  vi.stubGlobal("print", print);
  const { world } = renderScreen(<PrintWeek userId="u1" name="Carmen López" />, {
    answers: { [WEEK]: answer },
  });
  return { world, press: () => userEvent.click(screen.getByRole("button")) };
}

const today = () => new Date().toISOString();

it("reads the week when it is pressed, prints it once, and puts the paper away", async () => {
  const pill = { id: "r1", title: "Pastilla", category: "Salud", dateTime: today() };
  const { world, press } = open(() =>
    json([
      { ...pill, isPaused: false },
      { ...pill, id: "r2", title: "Paseo", isPaused: true },
    ]),
  );
  expect(world.calls).toEqual([]);
  await press();
  const title = await screen.findByRole("heading", { level: 1, name: "La semana de Carmen López" });
  const paper = within(title.parentElement as HTMLElement);
  expect(paper.getAllByRole("heading", { level: 2 })).toHaveLength(7);
  expect(paper.getByText("Pastilla")).toBeTruthy();
  expect(paper.getByText("Paseo (en pausa)")).toBeTruthy();
  expect(paper.getAllByText("Nada apuntado")).toHaveLength(6);
  expect(paper.getByText(/^Impreso el /)).toBeTruthy();
  expect(print).toHaveBeenCalledOnce();
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  expect(world.calls).toEqual([WEEK]);
});

it.each([
  ["the server's sentence", () => json({ error: "No compartes esto." }, 403), "No compartes esto."],
  ["a lost network", offline, "No se ha podido preparar la semana. Inténtalo de nuevo."],
])("prints nothing after %s", async (_case, answer, sentence) => {
  const { world, press } = open(answer);
  await press();
  await waitFor(() => expect(world.said).toEqual([`alert: ${sentence}`]));
  expect(print).not.toHaveBeenCalled();
});
