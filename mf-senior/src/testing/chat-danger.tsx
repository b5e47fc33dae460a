import { dialled } from "@acompana/kit/format";
import { chosen, json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { DANGERS, type DangerKind } from "@acompana/language/danger";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Chat } from "../chat/chat.tsx";
import { carmen } from "./fixtures.ts";

export const SEND = "POST /api/users/u1/chat";
export const FALL = "Me he caído y no me puedo levantar";

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

export const box = () => screen.getByRole<HTMLTextAreaElement>("textbox");

export const cardOf = (kind: DangerKind) =>
  screen.getByRole("region", { name: DANGERS.find((one) => one.kind === kind)?.title ?? "?" });

export const links = (inside: HTMLElement) =>
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
export function answering(danger: DangerKind | null, content: string) {
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

export function draw(send: NonNullable<ScreenSetup["answers"]>[string]) {
  return renderScreen(<Chat />, {
    session: carmen,
    answers: { "GET /api/users/u1/chat": () => json([]), [SEND]: send },
  });
}

/** Nothing is awaited: the card is there with the press itself. */
export function say(content: string) {
  fireEvent.change(box(), { target: { value: content } });
  fireEvent.click(screen.getByRole("button", { name: "Enviar" }));
}

export const never = () => new Promise<Response>(() => {});

/** A server that recognises nothing more, and keeps what it is sent. */
export async function tell(content: string) {
  say(content);
  await waitFor(() => expect(box().disabled).toBe(false));
}

/** What stands in the conversation from the top, each by its beginning. */
export const inOrder = () =>
  [...screen.getByRole("log").querySelectorAll("ol > li")]
    .filter((item) => item.parentElement?.closest("section") === null)
    .map((item) => (item.querySelector("section") ? "card" : (item.textContent ?? "")))
    .map((words) => words.replace(/^(Tú|Asistente)[\d: ]*/, ""));

/** @param kinds whose cards are tried as examples; all of them when absent */
export function testCards(kinds?: readonly DangerKind[]): void {
  test.each(chosen(DANGERS, ({ kind }) => kind, kinds))(
    "$kind has its own numbers and steps",
    ({ kind, numbers, steps }) => {
      draw(never);
      say(EXAMPLES[kind]);
      const card = cardOf(kind);
      expect(links(card)).toEqual(numbers.map(({ number }) => [number, dialled(number)]));
      for (const step of steps) expect(within(card).getByText(step)).toBeTruthy();
    },
  );
}
