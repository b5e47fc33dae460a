import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { expect, test } from "vitest";
import { renderScreen } from "../testing/index.tsx";
import { useLeaving, useUnsaved } from "./use-leaving.ts";

const question = {
  title: "¿Salir sin guardar?",
  message: "Se perderá.",
  confirm: "Salir",
  first: { label: "Guardar y salir", act: async () => true },
};

function Screen({ left }: { left: string[] }) {
  const [written, setWritten] = useState(0);
  useLeaving(() => left.push(`left with ${written}`));
  useUnsaved(written > 0 ? question : null);
  return (
    <>
      <button type="button" onClick={() => setWritten(written + 1)}>
        Escribir
      </button>
      <button type="button" onClick={() => setWritten(0)}>
        Guardar
      </button>
    </>
  );
}

function draw(goAhead = true) {
  const left: string[] = [];
  const asked: string[] = [];
  const notify = {
    toast: () => undefined,
    alert: async () => {},
    confirm: async ({ title }: { title: string }) => {
      asked.push(title);
      return goAhead;
    },
  };
  const view = renderScreen(
    <StrictMode>
      <Screen left={left} />
    </StrictMode>,
    { notify },
  );
  return { ...view, left, asked, user: userEvent.setup() };
}

test("React's own unmounting is no leaving, not even in StrictMode; the way out is, once", async () => {
  const { world, left, unmount, user } = draw();
  await user.click(screen.getByRole("button", { name: "Escribir" }));
  expect(left).toEqual([]);
  await world.runGuards();
  await world.runGuards();
  unmount();
  await world.runGuards();
  expect(left).toEqual(["left with 1"]);
});

test("what is gone before the way out is not run", async () => {
  const { world, left, unmount } = draw();
  unmount();
  await world.runGuards();
  expect(left).toEqual([]);
});

test("only what is unsaved is asked about", async () => {
  const { world, user, asked } = draw(false);
  expect(await world.mayLeave()).toBe(true);
  await user.click(screen.getByRole("button", { name: "Escribir" }));
  expect(await world.mayLeave()).toBe(false);
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  expect(await world.mayLeave()).toBe(true);
  expect(asked).toEqual(["¿Salir sin guardar?"]);
});
