import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { answerTo, type DangerKind } from "@acompana/language/danger";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  answering,
  box,
  cardOf,
  draw,
  FALL,
  inOrder,
  links,
  never,
  SEND,
  say,
  tell,
  testCards,
} from "../testing/chat-danger.tsx";
import { fakeRecognition } from "../testing/fake-recognition.ts";
import { carmen } from "../testing/fixtures.ts";
import { Chat } from "./chat.tsx";

beforeEach(() => void vi.stubGlobal("reportError", vi.fn()));

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

describe("danger is recognised before anything is answered", () => {
  // Together they have every number that there is to call; all kinds are tried in the slow tier.
  testCards(["self", "suicide", "violence-home", "intruder", "fraud"]);

  test("a dictated message shows it when it is sent", () => {
    const hearing = fakeRecognition();
    draw(never);
    fireEvent.click(screen.getByRole("button", { name: "Hablar" }));
    act(() => hearing.latest.hear("huele a gas en la cocina"));
    expect(screen.queryAllByRole("link")).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Enviar" }));
    expect(cardOf("gas-fire")).toBeTruthy();
  });
});

describe("the card", () => {
  test("takes the focus, and names what it is and what to do", () => {
    draw(never);
    say(FALL);
    const card = cardOf("fall");
    expect(document.activeElement).toBe(card);
    const described = card.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toContain("no te muevas");
  });

  test("closes, and the answer that says the same is told only then", async () => {
    const { answers } = answering("fall", answerTo("fall"));
    renderScreen(<Chat />, { session: carmen, answers });
    const user = userEvent.setup();
    say(FALL);
    await waitFor(() => expect(box().disabled).toBe(false));
    expect(screen.getAllByRole("listitem", { hidden: false }).length).toBeGreaterThan(0);
    expect(screen.getAllByRole("link", { name: "Llamar al 112" })).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Cerrar este aviso" }));
    expect(document.activeElement).toBe(box());
    const log = screen.getByRole("log");
    expect(within(log).getAllByRole("link", { name: "Llamar al 112" })).toHaveLength(1);
    expect(screen.getAllByRole("link", { name: "Llamar al 112" })).toHaveLength(1);
  });

  test("stands where it was called for, whatever is said later", async () => {
    const { answers } = answering(null, "Muy bien.");
    renderScreen(<Chat />, { session: carmen, answers });
    await tell("hola");
    await tell(FALL);
    await tell("¿qué hora es?");
    await tell("tengo frío");
    expect(inOrder()).toEqual([
      ...["hola", "Muy bien.", FALL, "card"],
      ...["¿qué hora es?", "Muy bien.", "tengo frío", "Muy bien."],
    ]);
    expect(cardOf("fall").textContent).toContain("no te muevas");
  });

  test("folds to one line with its number when it is taken back, and opens again", async () => {
    const { answers } = answering(null, "Me alegro.");
    renderScreen(<Chat />, { session: carmen, answers });
    await tell(FALL);
    await tell("no estoy bien");
    expect(screen.getByRole("button", { name: "Cerrar este aviso" })).toBeTruthy();
    await tell("era broma, ya estoy bien");
    expect(inOrder().slice(0, 2)).toEqual([FALL, "card"]);
    expect(links(cardOf("fall"))).toEqual([["112", "tel:112"]]);
    expect(cardOf("fall").textContent).not.toContain("no te muevas");
    fireEvent.click(screen.getByRole("button", { name: "Ver el aviso" }));
    expect(cardOf("fall").textContent).toContain("no te muevas");
  });

  test("of a kind that only a newer server knows is the answer in the conversation", async () => {
    const { answers } = answering("of-tomorrow" as DangerKind, "Llama al 112: emergencias.");
    const { world } = renderScreen(<Chat />, { session: carmen, answers });
    say("hola");
    const log = await screen.findByRole("log");
    await waitFor(() => expect(log.textContent).toContain("Llama al 112"));
    expect(within(log).getAllByRole("link", { name: "Llamar al 112" })).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Cerrar este aviso" })).toBeNull();
    await waitFor(() => expect(box().disabled).toBe(false));
    expect(world.said).toEqual([]);
    expect(box().value).toBe("");
  });
});
