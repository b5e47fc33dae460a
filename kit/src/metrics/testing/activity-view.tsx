import { screen } from "@testing-library/react";
import { vi } from "vitest";
import type { Reading } from "../../reading/index.ts";
import { renderScreen } from "../../testing/index.tsx";
import { type ActivityFigures, ActivityView, type MetricsRange } from "../index.ts";

export const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 21 + index)).toISOString().slice(0, 10),
    minutes: index,
  }));

export const known = <Data,>(data: Data): Reading<Data> => ({
  data,
  error: undefined,
  busy: false,
  retry: () => {},
});

export const week = {
  totalMinutes: 135,
  activeDays: 5,
  gamesPlayed: 1234,
  chatMessages: 12,
  dailyActivity: days(8),
};

const figures: ActivityFigures = {
  metrics: known(week),
  reminders: known({ completed: 4, pending: 2 }),
  media: known({ totalFiles: 9, favorites: 1 }),
};

export function draw(given: Partial<ActivityFigures> = {}, range: MetricsRange = 7) {
  const onRange = vi.fn();
  renderScreen(<ActivityView range={range} onRange={onRange} {...figures} {...given} />);
  return onRange;
}

export const card = (title: string) => {
  const found = screen.getByRole("heading", { name: title }).closest("section");
  if (!found) throw new Error(`${title} is no card`);
  return found.textContent;
};
