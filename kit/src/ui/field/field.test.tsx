import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { CheckField } from "./check-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

interface Words {
  hint?: string;
  error?: string;
}
const fields: [string, (words: Words) => ReactElement][] = [
  ["a line", (words) => <TextField label="Título" onValue={() => {}} {...words} />],
  ["a box", (words) => <TextArea label="Título" onValue={() => {}} {...words} />],
  ["a tick", (words) => <CheckField label="Título" checked onValue={() => {}} {...words} />],
];

/** What is read out after the name of the field. */
const described = () =>
  (screen.getByLabelText("Título").getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "");

test.each(fields)("%s alone is valid and has no more to say than its name", (_name, draw) => {
  render(draw({}));
  expect(screen.getByLabelText("Título").getAttribute("aria-invalid")).toBeNull();
  expect(screen.getByLabelText("Título").hasAttribute("aria-describedby")).toBe(false);
  expect(document.querySelector("p")).toBeNull();
});

test.each(fields)("%s is read out with its hint and with what is wrong", (_name, draw) => {
  render(draw({ hint: "Corto", error: "Falta el título" }));
  expect(described()).toEqual(["Corto", "Falta el título"]);
  expect(screen.getByLabelText("Título").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("Falta el título");
});

test.each(["date", "time"])("a %s that nobody has entered is drawn as empty", (type) => {
  const draw = (value: string) => (
    <TextField label="Cuándo" {...{ type, value }} onValue={() => {}} />
  );
  const { rerender } = render(draw(""));
  const field = screen.getByLabelText("Cuándo");
  const empty = field.className;
  rerender(draw(type === "date" ? "2026-03-02" : "09:30"));
  expect(field.className).not.toBe(empty);
});

test("a year has four digits at most, whatever else a day may be", () => {
  const draw = (more: { max?: string }) => (
    <TextField label="Cuándo" type="date" value="" onValue={() => {}} {...more} />
  );
  const last = () => screen.getByLabelText<HTMLInputElement>("Cuándo").max;
  const { rerender } = render(draw({}));
  expect(last()).toBe("9999-12-31");
  rerender(draw({ max: "2100-12-31" }));
  expect(last()).toBe("2100-12-31");
});

test("what one types or ticks is handed on", async () => {
  const typed = vi.fn();
  const ticked = vi.fn();
  render(
    <>
      <TextField label="Nombre" onValue={typed} />
      <CheckField label="Acepto" checked={false} onValue={ticked} />
    </>,
  );
  await userEvent.type(screen.getByLabelText("Nombre"), "A");
  await userEvent.click(screen.getByText("Acepto"));
  expect(typed).toHaveBeenCalledWith("A");
  expect(ticked).toHaveBeenCalledWith(true);
});
