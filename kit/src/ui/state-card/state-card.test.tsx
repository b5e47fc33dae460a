import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { ErrorCard, Loading } from "./state-card.tsx";

/** A list that could not be read and is read again. */
function List() {
  const [failed, setFailed] = useState(true);
  return failed ? <ErrorCard title="Error" onRetry={() => setFailed(false)} /> : <Loading />;
}

/** A list that is read again from elsewhere. */
function Screen() {
  const [failed, setFailed] = useState(true);
  return (
    <>
      <h1 tabIndex={-1}>Panel</h1>
      <button type="button" onClick={() => setFailed(false)}>
        Actualizar
      </button>
      {failed && <ErrorCard title="Error" />}
    </>
  );
}

async function retry() {
  await userEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(screen.getByRole("status")).toBeTruthy();
}

test("'Reintentar' goes when it is pressed, and leads the focus to the screen's heading", async () => {
  render(
    <>
      <h1 tabIndex={-1}>Panel</h1>
      <List />
    </>,
  );
  await retry();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Panel" }));
});

test("in a dialog it leads to the dialog, not to the screen behind it", async () => {
  render(
    <>
      <h1 tabIndex={-1}>Panel</h1>
      <div role="dialog" tabIndex={-1} aria-label="Familiares">
        <List />
      </div>
    </>,
  );
  await retry();
  expect(document.activeElement).toBe(screen.getByRole("dialog"));
});

test("whoever stood elsewhere is left there", async () => {
  render(<Screen />);
  await userEvent.click(screen.getByRole("button", { name: "Actualizar" }));
  expect(screen.queryByText("Error")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Actualizar" }));
});

test.each([
  ["stands for the whole screen", true],
  ["stands beside what else a screen is for", false],
])("'Reintentar' of a card that %s is filled: %s", (_where, isScreen) => {
  render(<ErrorCard title="No se ha podido leer" screen={isScreen} onRetry={() => {}} />);
  const { classList } = screen.getByRole("button", { name: "Reintentar" });
  expect(classList.contains("primary")).toBe(isScreen);
});
