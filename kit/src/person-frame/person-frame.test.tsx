import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { carmen, renderScreen } from "../testing/index.tsx";
import { Page } from "../ui/index.ts";
import { PersonFrame } from "./person-frame.tsx";

const open = (own: "landing" | "main-select", home: "landing" | null) =>
  renderScreen(
    <PersonFrame>
      <Page title="Ajustes" onBack={() => {}}>
        ...
      </Page>
    </PersonFrame>,
    { session: carmen, screen: own, home },
  );
const wayHome = () => screen.queryByRole("button", { name: "Inicio" });

it("'Inicio' stands beside the way back and leads home in one press", async () => {
  const { world } = open("main-select", "landing");
  const back = screen.getByRole("button", { name: "Volver" });
  expect(back.nextElementSibling).toBe(wayHome());
  await userEvent.click(wayHome() as HTMLElement);
  expect(world.moves).toEqual(["landing"]);
});

it("the home itself has none, and none is where a shell names no home", () => {
  const { unmount } = open("landing", "landing");
  expect(wayHome()).toBeNull();
  unmount();
  open("main-select", null);
  expect(wayHome()).toBeNull();
});
