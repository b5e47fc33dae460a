import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReadingNote } from "./index.ts";

const reading = { error: new Error("lost"), busy: false, retry: () => {} };

test("its region is drawn empty, and its words come after it, so that they are read out", () => {
  const note = <ReadingNote reading={reading} isKnown />;
  expect(renderToStaticMarkup(note)).toMatch(/<p role="status"[^>]*><\/p>/);
  render(note);
  expect(screen.getByRole("status").textContent).toMatch(/^El portal no responde bien ahora mismo/);
});
