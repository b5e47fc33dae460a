import { json, pass, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, vi } from "vitest";
import { SupportMessages } from "../support-messages/support-messages.tsx";
import { carmen } from "./fixtures.ts";

export const LIST = "GET /api/users/u1/support-messages";

export const MARK = "POST /api/users/u1/support-messages/mark-seen";

export const DELETE = "DELETE /api/users/u1/support-messages/delete-seen";

export const KEEP = "POST /api/users/u1/support-messages/photo/keep";

export const elena = { id: "s1", name: "Elena Ruiz" };

export const words = {
  id: "words",
  createdAt: "2026-03-09T16:05:00.000Z",
  seen: false,
  type: "text",
  content: "Mañana vamos a verte",
  mediaUrl: null as string | null,
  isKept: false,
  toUserId: "u1",
  from: elena,
};

export const photo = {
  ...words,
  id: "photo",
  createdAt: "2026-03-10T08:00:00.000Z",
  type: "image",
  content: "Archivo adjunto",
  mediaUrl: "/api/users/u1/objects/abc",
};

export const video = {
  ...photo,
  id: "video",
  type: "video",
  createdAt: "2026-03-01T08:00:00.000Z",
};

export const server: { inbox: (typeof words)[] } = { inbox: [] };

export const VIDEO = "Video de Elena Ruiz, 1 de marzo de 2026, 9:00";

export const none = () => new Response(null, { status: 204 });

export async function draw(answers: ScreenSetup["answers"] = {}, view: string | null = null) {
  const background: (string | null)[] = [];
  const drawn = renderScreen(
    <StrictMode>
      <SupportMessages />
    </StrictMode>,
    {
      session: carmen,
      screen: "support-messages",
      view,
      answers: {
        [LIST]: (request) => {
          background.push(request.headers.get("Acompana-Background"));
          return json(server.inbox);
        },
        [MARK]: () => {
          server.inbox = server.inbox.map((message) => ({ ...message, seen: true }));
          return none();
        },
        [DELETE]: none,
        [KEEP]: () => json({ id: "m1" }, 201),
        ...answers,
      },
    },
  );
  await pass(0);
  const count = (call: string) => drawn.world.calls.filter((made) => made === call).length;
  return { ...drawn, background, count };
}

export const cards = () => screen.getAllByRole("article");

/** What each of these tests begins with, and how it is left. */
export function prepareSupportMessages() {
  beforeEach(() => {
    server.inbox = [photo, words];
    vi.useFakeTimers({ now: new Date("2026-03-10T12:00:00Z") });
    vi.stubGlobal("reportError", vi.fn());
  });
}
