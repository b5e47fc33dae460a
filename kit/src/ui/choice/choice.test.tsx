import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Choice } from "./choice.tsx";

const options = [
  { value: "soft", label: "Suave" },
  { value: "loud", label: "Alto" },
] as const;

test("shows which one is chosen, and hands on another", async () => {
  const chosen = vi.fn();
  render(<Choice legend="Sonido" options={options} value="soft" onValue={chosen} />);
  expect(screen.getByRole("group", { name: "Sonido" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Suave" }).checked).toBe(true);
  await userEvent.click(screen.getByText("Alto"));
  expect(chosen.mock.calls).toEqual([["loud"]]);
});

test("two of them on one page do not share their radio buttons", () => {
  render(
    <>
      <Choice legend="Sonido" options={options} value="soft" onValue={() => {}} />
      <Choice legend="Voz" options={options} value="loud" onValue={() => {}} />
    </>,
  );
  const checked = screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.checked);
  expect(checked).toEqual([true, false, false, true]);
});
