import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Page } from "./page.tsx";

/** The classes of a screen, whose styles say what stays where. */
const looksOf = (stickyWays?: boolean): string[] => {
  render(
    <Page title="Asistente" {...(stickyWays === undefined ? {} : { stickyWays })}>
      <p>Hola</p>
    </Page>,
  );
  return [...screen.getByRole("main").classList];
};

test("the ways back are scrolled with the page", () => {
  expect(looksOf()).toEqual(["page", "wide"]);
});

test("a screen that asks for it keeps them in a small window", () => {
  expect(looksOf(true)).toEqual(["page", "wide", "stickyWays"]);
});
