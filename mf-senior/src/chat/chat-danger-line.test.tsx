import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { box, cardOf, FALL, tell } from "../testing/chat-danger.tsx";
import {
  calls,
  drawIn,
  prepareChatDangerLine,
  scroll,
  watched,
} from "../testing/chat-danger-line.tsx";

prepareChatDangerLine();

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

  test.each([["me quiero morir", ["024", "112"]]])(
    "after '%s' it has the first number, and 112 where the card has it",
    async (said, has) => {
      await drawIn(said);
      const inCard = calls().length;
      scroll(0);
      expect(calls().slice(inCard)).toEqual(has.map((number) => `tel:${number}`));
    },
  );

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
});
