import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { answerTo } from "@acompana/language/danger";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  answering,
  cardOf,
  FALL,
  inOrder,
  SEND,
  tell,
  testCards,
} from "../testing/chat-danger.tsx";
import { carmen } from "../testing/fixtures.ts";
import { Chat } from "./chat.tsx";

beforeEach(() => void vi.stubGlobal("reportError", vi.fn()));

afterEach(() => void vi.unstubAllGlobals());

describe("danger is recognised before anything is answered", () => {
  testCards();
});

describe("the card", () => {
  test("stays in its place when its message could not be sent, and when the server finds it", async () => {
    const kept = answering("lost", answerTo("lost"));
    let isDown = true;
    const answers = {
      ...kept.answers,
      [SEND]: (request: Request) =>
        isDown ? json({ error: "Mal.", code: "INTERNAL" }, 500) : kept.answers[SEND]?.(request),
    } as NonNullable<ScreenSetup["answers"]>;
    renderScreen(<Chat />, { session: carmen, answers });
    await tell(FALL);
    expect(inOrder()).toEqual(["card"]);
    isDown = false;
    await tell("hola");
    expect(inOrder()).toEqual(["hola", "card"]);
    expect(cardOf("lost")).toBeTruthy();
  });
});
