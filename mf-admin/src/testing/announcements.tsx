import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { Announcements } from "../announcements/announcements.tsx";
import { announcement, carmen, inigo, LIST, session } from "./fixtures.ts";

export const SAID = "GET /api/announcements";

export const CREATE = "POST /api/announcements";

export function draw(answers: ScreenSetup["answers"] = {}) {
  return renderScreen(<Announcements />, {
    session,
    answers: {
      [SAID]: () => json([announcement]),
      [LIST]: () => json([carmen, inigo]),
      ...answers,
    },
  });
}
