import { PersonFrame } from "@acompana/kit/person-frame";
import { fakeSpeech, json, offline, renderScreen } from "@acompana/kit/testing";
import { answerTo } from "@acompana/language/danger";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  answering,
  box,
  cardOf,
  draw,
  FALL,
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
  test.each([
    ["the server hangs", never],
    ["the network is gone", offline],
    ["one has to wait", () => json({ error: "Espera.", code: "TOO_MANY_MESSAGES" }, 429)],
    ["the server fails", () => json({ error: "Mal.", code: "INTERNAL" }, 500)],
  ])("when %s the card with 112 is there at once, and stays", async (_case, send) => {
    const { world } = draw(send);
    say(FALL);
    expect(links(cardOf("fall"))).toEqual([["112", "tel:112"]]);
    await act(async () => {});
    // On a telephone a toast would lie over the number.
    expect(world.said).toEqual([]);
    expect(cardOf("fall").textContent).toContain("llama al 112 desde tu teléfono");
  });

  test("the message is sent all the same, and stays in the box when it cannot be", async () => {
    const { answers, kept } = answering("fall", answerTo("fall"));
    const { world } = renderScreen(<Chat />, { session: carmen, answers });
    say(FALL);
    await waitFor(() => expect(kept).toHaveLength(2));
    expect(world.calls.filter((call) => call === SEND)).toHaveLength(1);
  });

  // Together they have every number that there is to call; all kinds are tried in the slow tier.
  testCards(["self", "suicide", "violence-home", "intruder", "fraud"]);

  test("harmless talk shows none", () => {
    draw(never);
    say("me duele un poco la rodilla");
    expect(screen.queryAllByRole("link")).toEqual([]);
  });
});

describe("the card", () => {
  test("stands alone while she dictates on: what was understood is in the field, not in a toast", async () => {
    const hearing = fakeRecognition();
    const { answers } = answering("fall", answerTo("fall"));
    const { world } = renderScreen(<Chat />, { session: carmen, answers });
    await tell(FALL);
    expect(cardOf("fall")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Hablar" }));
    act(() => hearing.latest.hear("¿qué hora es?"));
    expect(box().value).toBe("¿qué hora es?");
    // Nor is it told over the card that a later message could not be sent.
    answers[SEND] = () => json({ error: "Mal.", code: "INTERNAL" }, 500);
    fireEvent.click(screen.getByRole("button", { name: "Enviar" }));
    await screen.findByText("Error al enviar mensaje");
    expect(world.said).toEqual([]);
  });

  test("is spoken at once when answers are", async () => {
    const browser = fakeSpeech({ voices: [{ name: "Elvira", lang: "es-ES", localService: true }] });
    draw(never);
    say(FALL);
    await waitFor(() => expect(browser.texts()).toEqual(["No te levantes si te duele."]));
  });

  test("is what 'Escuchar' reads first, its number digit by digit", async () => {
    const browser = fakeSpeech({ voices: [{ name: "Elvira", lang: "es-ES", localService: true }] });
    const { answers } = answering("fall", answerTo("fall"));
    const given = { session: { ...carmen, user: { ...carmen.user, voiceEnabled: true } }, answers };
    renderScreen(
      <PersonFrame>
        <Chat />
      </PersonFrame>,
      given,
    );
    say(FALL);
    await waitFor(() => expect(browser.texts()).toHaveLength(1));
    fireEvent.click(screen.getByRole("button", { name: "Escuchar" }));
    await waitFor(() => expect(browser.texts()).toHaveLength(2));
    for (let said = 0; said < 2; said++) await act(async () => browser.end());
    expect(browser.texts().slice(1)).toEqual([
      "Tu Asistente Virtual.",
      "No te levantes si te duele.",
      "uno uno dos.",
    ]);
  });

  test("comes with the answer when only the server has recognised the danger", async () => {
    const { answers } = answering("lost", answerTo("lost"));
    renderScreen(<Chat />, { session: carmen, answers });
    say("hola");
    await waitFor(() => expect(cardOf("lost")).toBeTruthy());
    expect(screen.getAllByRole("link", { name: "Llamar al 112" })).toHaveLength(1);
  });
});
