import { pass } from "@acompana/kit/testing";
import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { people } from "../testing/sessions.tsx";

/** `vi.waitFor` moves the clock on itself; one second is little on a busy machine. */
const PATIENCE = { timeout: 15_000 };

const fetched = vi.fn();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.doUnmock("./idle-question.tsx");
  vi.resetModules();
  fetched.mockReset();
});

/** A page with the question, whose chunk is what `chunk` gives. */
async function openPage(chunk: () => object) {
  vi.doMock("./idle-question.tsx", () => {
    fetched();
    return chunk();
  });
  const { IdleQuestion } = await import("./late-idle-question.tsx");
  render(
    <>
      <h1>Hola, Carmen</h1>
      <IdleQuestion session={people.person("1", "Carmen")} idleSeconds={1_800} api={{} as never} />
    </>,
  );
}

it("is fetched a minute after the screen, and is there from then on", async () => {
  await openPage(() => ({ IdleQuestion: () => <p>¿Sigues ahí?</p> }));
  await pass(59_999);
  expect(fetched).not.toHaveBeenCalled();
  await pass(1);
  await vi.waitFor(() => expect(screen.getByText("¿Sigues ahí?")).toBeTruthy(), PATIENCE);
});

it("leaves the screen alone where it cannot be fetched", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  await openPage(() => {
    throw new Error("Failed to fetch dynamically imported module");
  });
  await pass(60_000);
  await vi.waitFor(() => expect(errors).toHaveBeenCalled(), PATIENCE);
  expect(document.body.textContent).toBe("Hola, Carmen");
});
