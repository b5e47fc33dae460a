import { renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { Memories } from "../memories/memories.tsx";
import { carmen, sessionWith } from "./fixtures.ts";

const MEDIA = "GET /api/users/u1/media";

export const item = (n: number) => ({
  id: `m${n}`,
  mimeType: "image/jpeg",
  url: `/file${n}`,
  title: `Recuerdo ${n}`,
  description: null,
  originalName: "foto.jpg",
  uploadedAt: new Date(Date.UTC(2026, 2, 1) - n * 1000).toISOString(),
  thumbnail: `/thumbnails/t${n}`,
  isFavorite: false,
});

export function draw(answer: NonNullable<ScreenSetup["answers"]>[string]) {
  const onNoConsent = vi.fn();
  const view = renderScreen(<Memories person={carmen} onNoConsent={onNoConsent} />, {
    screen: "support-dashboard",
    session: sessionWith([carmen]),
    answers: { [MEDIA]: answer },
  });
  return { ...view, onNoConsent, user: userEvent.setup() };
}
