import { fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useLayoutEffect, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { ScreenBoundary } from "./screen-boundary.tsx";

let mounted: string[];

beforeEach(() => {
  mounted = [];
  // React tells of what a boundary has caught.
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const Quiet = ({ name }: { name: string }) => {
  useEffect(() => void mounted.push(name), [name]);
  return <p>{name}</p>;
};
function ThrowsInEffectCleanUp() {
  useEffect(
    () => () => {
      throw new Error("clean-up");
    },
    [],
  );
  return <p>first</p>;
}
function ThrowsInLayoutCleanUp() {
  useLayoutEffect(
    () => () => {
      throw new Error("clean-up");
    },
    [],
  );
  return <p>first</p>;
}

/** Screens one after the other, as the shell draws them. */
function Screens({ First }: { First: () => React.JSX.Element }) {
  const [at, setAt] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        next
      </button>
      <ScreenBoundary of={String(at % 2)} fallback={<p>card</p>}>
        {at % 2 === 0 ? <First /> : <Quiet name="second" />}
      </ScreenBoundary>
    </>
  );
}
const next = () => fireEvent.click(screen.getByRole("button"));

it.each([
  ["an effect's", ThrowsInEffectCleanUp],
  ["a layout effect's", ThrowsInLayoutCleanUp],
])("%s clean-up that throws replaces neither the next screen nor the one after", (_, First) => {
  render(<Screens First={First} />);
  next();
  expect(screen.getByText("second")).toBeTruthy();
  expect(mounted).toEqual(["second"]);
  next();
  expect(screen.getByText("first")).toBeTruthy();
  next();
  expect(screen.getByText("second")).toBeTruthy();
  expect(screen.queryByText("card")).toBeNull();
});

it("what throws while it is drawn is replaced by the fallback, and the next one is not", () => {
  const Throws = () => {
    throw new Error("render");
  };
  render(<Screens First={Throws} />);
  expect(screen.getByText("card")).toBeTruthy();
  next();
  expect(screen.getByText("second")).toBeTruthy();
});
