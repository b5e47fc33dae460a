import { fakeSpeech, json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { answerTo, DANGERS, type DangerKind } from "@acompana/language/danger";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeRecognition } from "../testing/fake-recognition.ts";
import { carmen } from "../testing/fixtures.ts";
import { Chat } from "./chat.tsx";

const SEND = "POST /api/users/u1/chat";
const FALL = "Me he caído y no me puedo levantar";
const EXAMPLES: Record<DangerKind, string> = {
  self: "me duele mucho el pecho",
  other: "mi marido no respira",
  stroke: "se me ha torcido la boca",
  fall: FALL,
  intruder: "han entrado a robar",
  "violence-home": "mi marido me pega",
  abuse: "mi hijo me pega",
  overdose: "me he tomado demasiadas pastillas",
  "gas-fire": "huele a gas",
  lost: "me he perdido en el monte",
  suicide: "me quiero morir",
  "self-harm": "me he cortado las venas",
  "self-harm-gas": "he abierto el gas para matarme",
  "self-poisoning": "me he tomado muchas pastillas, quiero morirme",
  fraud: "me han llamado del banco pidiendo la clave",
};

beforeEach(() => void vi.stubGlobal("reportError", vi.fn()));
afterEach(() => void vi.unstubAllGlobals());

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const cardOf = (kind: DangerKind) =>
  screen.getByRole("region", { name: DANGERS.find((one) => one.kind === kind)?.title ?? "?" });
const links = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const said = (sender: "user" | "assistant", content: string, turn = 0) => ({
  id: `${sender} ${turn}`,
  sender,
  content,
  timestamp: "2026-03-02T16:00:00Z",
});
/** A server that has recognised `danger`, and keeps what it is sent. */
function answering(danger: DangerKind | null, content: string) {
  const kept: unknown[] = [];
  const answers: NonNullable<ScreenSetup["answers"]> = {
    "GET /api/users/u1/chat": () => json(kept),
    [SEND]: async (request) => {
      const body = (await request.json()) as { content: string };
      const reply = {
        userMessage: said("user", body.content, kept.length),
        assistantMessage: said("assistant", content, kept.length),
        danger,
      };
      kept.push(reply.userMessage, reply.assistantMessage);
      return json(reply, 201);
    },
  };
  return { answers, kept };
}

function draw(send: NonNullable<ScreenSetup["answers"]>[string]) {
  return renderScreen(<Chat />, {
    session: carmen,
    answers: { "GET /api/users/u1/chat": () => json([]), [SEND]: send },
  });
}

/** Nothing is awaited: the card is there with the press itself. */
function say(content: string) {
  fireEvent.change(box(), { target: { value: content } });
  fireEvent.click(screen.getByRole("button", { name: "Enviar" }));
}

const never = () => new Promise<Response>(() => {});

describe("danger is recognised before anything is answered", () => {
  test.each([
    ["the server hangs", never],
    [
      "the network is gone",
      () => {
        throw new TypeError("Failed to fetch");
      },
    ],
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

  test.each(DANGERS)("$kind has its own numbers and steps", ({ kind, numbers, steps }) => {
    draw(never);
    say(EXAMPLES[kind]);
    const card = cardOf(kind);
    expect(links(card)).toEqual(
      numbers.map(({ number }) => [number, `tel:${number.replaceAll(" ", "")}`]),
    );
    for (const step of steps) expect(within(card).getByText(step)).toBeTruthy();
  });

  test("harmless talk shows none", () => {
    draw(never);
    say("me duele un poco la rodilla");
    expect(screen.queryAllByRole("link")).toEqual([]);
  });

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

  test("is spoken at once when answers are", async () => {
    const browser = fakeSpeech({ voices: [{ name: "Elvira", lang: "es-ES", localService: true }] });
    draw(never);
    say(FALL);
    await waitFor(() => expect(browser.texts()).toEqual(["No te levantes si te duele."]));
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

  /** A server that recognises nothing more, and keeps what it is sent. */
  async function tell(content: string) {
    say(content);
    await waitFor(() => expect(box().disabled).toBe(false));
  }
  /** What stands in the conversation from the top, each by its beginning. */
  const inOrder = () =>
    [...screen.getByRole("log").querySelectorAll("ol > li")]
      .filter((item) => item.parentElement?.closest("section") === null)
      .map((item) => (item.querySelector("section") ? "card" : (item.textContent ?? "")))
      .map((words) => words.replace(/^(Tú|Asistente)[\d: ]*/, ""));

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

  test("comes with the answer when only the server has recognised the danger", async () => {
    const { answers } = answering("lost", answerTo("lost"));
    renderScreen(<Chat />, { session: carmen, answers });
    say("hola");
    await waitFor(() => expect(cardOf("lost")).toBeTruthy());
    expect(screen.getAllByRole("link", { name: "Llamar al 112" })).toHaveLength(1);
  });
});
