import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { MunicipalFigures } from "../figures/figures.tsx";
import { session } from "./fixtures.ts";

export const READ = "GET /api/figures";

export const figures = {
  months: [
    { month: "2026-01", people: 38, reminders: 2104, games: null, messages: null },
    { month: "2026-02", people: null, reminders: 2290, games: 640, messages: null },
  ],
  running: [
    {
      month: "2026-03",
      until: "2026-03-08",
      people: 35,
      reminders: 1505,
      games: null,
      messages: null,
    },
  ],
  sums: { reminders: 4394, games: 640, messages: null },
};

export const draw = (answers: ScreenSetup["answers"] = {}) =>
  renderScreen(<MunicipalFigures />, {
    session,
    answers: { [READ]: () => json(figures), ...answers },
  });
