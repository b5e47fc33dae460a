import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { box, FALL } from "../testing/chat-danger.tsx";
import { calls, drawIn, prepareChatDangerLine, scroll } from "../testing/chat-danger-line.tsx";

prepareChatDangerLine();

describe("while the card's number is out of sight", () => {
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
    ["mi marido me pega", ["016", "112"]],
    ["me han llamado del banco pidiendo la clave", ["017"]],
  ])("after '%s' it has the first number, and 112 where the card has it", async (said, has) => {
    await drawIn(said);
    const inCard = calls().length;
    scroll(0);
    expect(calls().slice(inCard)).toEqual(has.map((number) => `tel:${number}`));
  });

  test("a browser that cannot tell says nothing", async () => {
    Reflect.deleteProperty(globalThis, "IntersectionObserver");
    await drawIn(FALL);
    expect(calls()).toEqual(["tel:112"]);
  });
});
