import { json, renderScreen } from "@acompana/kit/testing";
import type { MediaItem } from "@acompana/kit/viewer";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { Gallery } from "../gallery/gallery.tsx";
import { carmen } from "./fixtures.ts";

export const LIST = "GET /api/users/u1/media";

export const MESSAGES = "GET /api/users/u1/support-messages";

export const READ = `${LIST}?limit=2000`;

export const item = (id: string, mimeType: string): MediaItem => ({
  id,
  mimeType,
  title: `Recuerdo ${id}`,
  description: null,
  originalName: "IMG.jpg",
  url: `/file-${id}`,
  thumbnail: null,
  uploadedAt: new Date(Date.UTC(2026, 10, 20) - Number(id) * 1000).toISOString(),
  isFavorite: false,
});

export const three = [item("1", "image/jpeg"), item("2", "video/mp4"), item("3", "audio/mpeg")];

/** Without the reading of what the family has sent. */
export const ofMemories = (calls: readonly string[]) => calls.filter((call) => call !== MESSAGES);

export type Answers = NonNullable<Parameters<typeof renderScreen>[1]>["answers"];

export const draw = (answers: Answers = {}) =>
  renderScreen(<Gallery />, {
    screen: "gallery",
    session: carmen,
    answers: { [LIST]: () => json(three), [MESSAGES]: () => json([]), ...answers },
  });

export const button = (name: string | RegExp) => screen.findByRole("button", { name });

export const press = async (name: string | RegExp) => userEvent.click(await button(name));

export const titles = () =>
  screen.getAllByRole("listitem").map((card) => card.textContent?.match(/Recuerdo \d/)?.[0]);

export const reportError = vi.fn();
