import { renderScreen } from "@acompana/kit/testing";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answering, box, cardOf, FALL, tell } from "../testing/chat-danger.tsx";
import { carmen } from "../testing/fixtures.ts";
import { Chat } from "./chat.tsx";

/** Tells what is watched how much of it is in the window. */
let scroll: (ratio: number) => void;
let watched: Set<Element>;

beforeEach(() => {
  watched = new Set();
  vi.stubGlobal("reportError", vi.fn());
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: Pick<IntersectionObserverEntry, "intersectionRatio">[]) => void) {
        scroll = (intersectionRatio) => act(() => tell([{ intersectionRatio }]));
      }
      observe(element: Element) {
        watched.add(element);
      }
      disconnect() {
        watched.clear();
      }
    },
  );
});

afterEach(() => void vi.unstubAllGlobals());

const calls = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

async function drawIn(sentence: string) {
  const { answers } = answering(null, "Muy bien.");
  renderScreen(<Chat />, { session: carmen, answers });
  await tell(sentence);
}

describe("while the card's number is out of sight", () => {
  test("a line above the field has it, and leads back to the card", async () => {
    await drawIn(FALL);
    expect([...watched]).toEqual(within(cardOf("fall")).getAllByRole("link"));
    expect(calls()).toEqual(["tel:112"]);
    scroll(0.4);
    expect(calls()).toEqual(["tel:112", "tel:112"]);
    const [, inLine] = screen.getAllByRole("link");
    expect(inLine?.compareDocumentPosition(box())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(screen.getByRole("button", { name: "Ver el aviso" }));
    expect(document.activeElement).toBe(screen.getAllByRole("link")[0]);
    scroll(0.6);
    expect(calls()).toEqual(["tel:112"]);
  });

  test.each([
    ["in the window", 500, 1],
    ["scrolled away", 2_000, 0],
  ])("the line leaves no focus below itself that is %s", async (_where, top, times) => {
    await drawIn(FALL);
    const rows = screen.getByRole("button", { name: "Cuéntame un chiste" });
    rows.focus();
    vi.spyOn(rows, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 200, 60));
    const shown = vi.spyOn(rows, "scrollIntoView");
    scroll(0.6);
    expect(shown).not.toHaveBeenCalled();
    scroll(0.4);
    expect(shown.mock.calls).toEqual(Array(times).fill([{ block: "nearest" }]));
    // The field stands below the line, and stays where it is.
    box().focus();
    vi.spyOn(box(), "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 200, 60));
    const field = vi.spyOn(box(), "scrollIntoView");
    scroll(0.6);
    scroll(0.4);
    expect(field).not.toHaveBeenCalled();
    expect(shown).toHaveBeenCalledTimes(times);
  });

  test.each([
    ["me quiero morir", ["024", "112"]],
    ["mi marido me pega", ["016", "112"]],
    ["me han llamado del banco pidiendo la clave", ["017"]],
  ])("after '%s' it has the first number, and 112 where the card has it", async (said, has) => {
    await drawIn(said);
    const inCard = calls().length;
    scroll(0);
    expect(calls().slice(inCard)).toEqual(has.map((number) => `tel:${number}`));
  });

  test("one that was taken back is called from the line too, until the card is closed", async () => {
    await drawIn(FALL);
    await tell("era broma");
    scroll(0);
    expect(calls()).toEqual(["tel:112", "tel:112"]);
    await userEvent.click(screen.getAllByRole("button", { name: "Ver el aviso" })[0] as Element);
    scroll(0);
    expect(calls()).toEqual(["tel:112", "tel:112"]);
    await userEvent.click(screen.getByRole("button", { name: "Cerrar este aviso" }));
    expect(screen.queryByRole("button", { name: "Ver el aviso" })).toBeNull();
    expect(watched.size).toBe(0);
    // The next card is in sight until it is seen to be scrolled away.
    await tell("huele a gas");
    expect(screen.queryByRole("button", { name: "Ver el aviso" })).toBeNull();
  });

  test("a browser that cannot tell says nothing", async () => {
    Reflect.deleteProperty(globalThis, "IntersectionObserver");
    await drawIn(FALL);
    expect(calls()).toEqual(["tel:112"]);
  });
});
