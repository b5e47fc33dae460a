import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { VisuallyHidden } from "./visually-hidden.tsx";

test("is part of a button's name", () => {
  render(
    <button type="button">
      3 <VisuallyHidden>recordatorios pendientes</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole("button", { name: "3 recordatorios pendientes" })).toBeTruthy();
});

test("names a group as its legend, and is read out as a status", () => {
  render(
    <fieldset>
      <VisuallyHidden as="legend">Periodo</VisuallyHidden>
      <VisuallyHidden as="p" role="status">
        Listo
      </VisuallyHidden>
    </fieldset>,
  );
  expect(screen.getByRole("group", { name: "Periodo" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Listo");
});

test("is hidden visually only: a screen reader skips what is not displayed", () => {
  const css = readFileSync(`${import.meta.dirname}/visually-hidden.module.css`, "utf8");
  expect(css).toMatch(/clip-path: inset\(50%\)/);
  expect(css).not.toMatch(/display: none|visibility: hidden/);
});
