import { pass } from "@acompana/kit/testing";
import { act, render, screen } from "@testing-library/react";
import { lazy, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { HomeSlots } from "./home-slots.tsx";

interface Drawn {
  isKnown: boolean;
  notices?: boolean;
}

/** The slots, whose notices wait for what draws them until `fetch` is called. */
function draw(first: Drawn) {
  let fetch = () => {};
  const fetched = new Promise<void>((resolve) => {
    fetch = resolve;
  });
  const Notices = lazy(async () => {
    await fetched;
    return { default: ({ whenDrawn }: { whenDrawn: ReactNode }) => <p>Aviso{whenDrawn}</p> };
  });
  const slots = ({ isKnown, notices }: Drawn) => (
    <HomeSlots
      today="Hoy"
      cards="Tarjetas"
      photo={<p>Foto</p>}
      notices={notices === true && ((whenDrawn) => <Notices whenDrawn={whenDrawn} />)}
      isKnown={isKnown}
      tools={<p>Ajustes</p>}
    />
  );
  const { rerender } = render(slots(first));
  return {
    change: (next: Drawn) => rerender(slots(next)),
    fetchNotices: () => act(async () => fetch()),
  };
}

const shows = () => ["Foto", "Aviso", "Ajustes"].filter((words) => screen.queryByText(words));

test("the tools come when it is known that there are no notices", () => {
  const { change } = draw({ isKnown: false });
  expect(shows()).toEqual(["Foto"]);
  change({ isKnown: true });
  expect(shows()).toEqual(["Foto", "Ajustes"]);
});

test("the tools come with the notices, and stay when others come later", async () => {
  const { change, fetchNotices } = draw({ isKnown: true, notices: true });
  expect(shows()).toEqual([]);
  await fetchNotices();
  expect(shows()).toEqual(["Aviso", "Ajustes"]);
  change({ isKnown: false });
  expect(shows()).toEqual(["Foto", "Ajustes"]);
});

test("tools that are there stay while the first notices are fetched", async () => {
  const { change, fetchNotices } = draw({ isKnown: true });
  change({ isKnown: true, notices: true });
  expect(screen.getByText("Ajustes").closest("[style*=none]")).toBeNull();
  await fetchNotices();
  expect(shows()).toEqual(["Aviso", "Ajustes"]);
});

test.each([
  ["no answer comes", { isKnown: false }],
  ["what draws the notices does not come", { isKnown: true, notices: true }],
])("the tools come after three seconds where %s", async (_what, drawn) => {
  vi.useFakeTimers();
  draw(drawn);
  await pass(2_999);
  expect(screen.queryByText("Ajustes")).toBeNull();
  await pass(1);
  expect(screen.getByText("Ajustes")).toBeTruthy();
});
