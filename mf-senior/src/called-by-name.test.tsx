import { json, renderScreen } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Chat } from "./chat/chat.tsx";
import { Praise } from "./role-overlay/praise.tsx";
import { SignedOutAlertCard } from "./role-overlay/signed-out-alert-card.tsx";
import { carmen } from "./testing/fixtures.ts";
import { UserMenu } from "./user-menu/user-menu.tsx";
import { UserSelect } from "./user-select/user-select.tsx";

beforeEach(() => void vi.stubGlobal("reportError", vi.fn()));

const NAME = "Mª del Carmen Ruiz";
const noop = () => {};

/** Who is in, or is called before she is, and by what. */
const wishes = [
  [undefined, "María del Carmen"],
  [null, "María del Carmen"],
  ["Maruja", "Maruja"],
  ["Doña Carmen", "Doña Carmen"],
] as const;

type Wish = { preferredName?: string };

/** Every screen of hers that calls her, and what it says. */
const screens: [name: string, draw: (wish: Wish) => ReactElement, says: (n: string) => string][] = [
  ["her home", () => <UserMenu />, (name) => `¡Hola, ${name}!`],
  [
    "the chat",
    () => <Chat />,
    (name) => `Hola, ${name}. Escríbeme, háblame o pulsa una de estas preguntas.`,
  ],
  ["the praise", () => <Praise title="Pastilla" onOver={noop} />, (name) => `Muy bien, ${name}`],
  [
    "the call after the session's end",
    (wish) => (
      <SignedOutAlertCard
        person={{ id: "u1", name: NAME, voiceEnabled: false, ...wish }}
        count={1}
        onSnooze={noop}
        onForget={noop}
      />
    ),
    (name) => `${name}, es la hora de un recordatorio.`,
  ],
  ["the heading of her own device", () => <UserSelect />, (name) => `Hola, ${name}`],
  ["the button of her own device", () => <UserSelect />, (name) => `Entrar, ${name}`],
];

describe.each(wishes)("who is '%s' to the portal", (preferredName, called) => {
  test.each(screens)("is called so by %s", async (_screen, draw, says) => {
    const wish = preferredName ? { preferredName } : {};
    const user = {
      ...carmen.user,
      name: NAME,
      ...(preferredName !== undefined && { preferredName }),
    };
    const own = { id: "u1", name: NAME, ...wish, photo: null, hasPin: false, isOwnDevice: true };
    renderScreen(draw(wish), {
      session: { ...carmen, user },
      answers: { "GET /api/users": () => json([own]), "GET /api/users/u1/chat": () => json([]) },
    });
    expect((await screen.findAllByText(says(called), { exact: false })).length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/Mª/);
  });
});
