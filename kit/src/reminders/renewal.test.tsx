import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { unwrap } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { useActivity } from "../metrics/index.ts";
import { home, useReading } from "../reading/index.ts";
import { json, renderScreen } from "../testing/index.tsx";
import {
  type Reminder,
  useNow,
  useReminderList,
  useReminderLists,
  useReminderStats,
  useReminderWrites,
} from "./index.ts";

const PATH = "/api/users/u1/reminders";
const pill: Reminder = {
  id: "r1",
  title: "Pastilla",
  description: null,
  dateTime: "2026-11-20T12:00:00.000Z",
  category: "Medicación",
  recurrency: "none",
  isCompleted: false,
  isOverdue: false,
};

/** What the server has. */
let all: Reminder[];
const stats = () => ({
  pending: all.filter(({ isCompleted }) => !isCompleted).length,
  completed: all.filter(({ isCompleted }) => isCompleted).length,
  today: all.length,
  upcoming: 0,
});
const answers = {
  [`GET ${PATH}`]: () => json(all),
  [`GET ${PATH}/upcoming`]: () => json(all),
  [`GET ${PATH}/stats`]: () => json(stats()),
  "GET /api/users/u1/home": () => json({ pendingReminders: stats().pending }),
  "GET /api/users/u1/metrics": () => json({ activeDays: 0, dailyActivity: [] }),
  "GET /api/users/u1/media/stats": () => json({ totalFiles: 0, total: 0, favorites: 0 }),
  [`POST ${PATH}`]: async (request: Request) => {
    const made = { ...pill, ...(await request.json()), id: "r2" };
    all = [...all, made];
    return json(made, 201);
  },
  [`PATCH ${PATH}/r1/complete`]: () => {
    all = all.map((one) => (one.id === "r1" ? { ...one, isCompleted: true } : one));
    return json(all[0]);
  },
  [`DELETE ${PATH}/r1`]: () => {
    all = all.filter(({ id }) => id !== "r1");
    return new Response(null, { status: 204 });
  },
};

type Writes = ReturnType<typeof useReminderWrites>;
let writes: Writes;

const said = (list: readonly Reminder[] = []) =>
  list.map(({ title, isCompleted }) => `${title}${isCompleted ? "+" : "-"}`).join(" ");

/** The older person's home, as its area reads it. */
function useHome() {
  const { api } = useScreen();
  const params = { path: { userId: "u1" } };
  return useReading(home.key("u1"), () => unwrap(api.GET("/api/users/{userId}/home", { params })));
}

/** Every hook that shows reminders, as the areas use them at the same time. */
function EveryView() {
  const lists = useReminderLists("u1", useNow()).data;
  const ringing = useReminderList("u1", "current").data;
  const coming = useReminderList("u1", "upcoming").data;
  const stats = useReminderStats("u1").data;
  const home = useHome().data;
  const activity = useActivity("u1", 7).reminders.data;
  writes = useReminderWrites("u1");
  const shown = {
    lists: said(lists?.current),
    later: said(lists?.upcoming),
    ringing: said(ringing),
    coming: said(coming),
    home: home?.pendingReminders,
    stats: stats?.pending,
    pending: activity?.pending,
    completed: activity?.completed,
  };
  return <pre>{JSON.stringify(shown)}</pre>;
}

const expected = () => {
  const [list, { pending, completed }] = [said(all), stats()];
  const lists = { lists: list, later: list, ringing: list, coming: list };
  return { ...lists, home: pending, stats: pending, pending, completed };
};
const shown = () => JSON.parse(screen.getByText(/lists/).textContent ?? "");

beforeEach(() => {
  all = [pill];
});

const CHANGES: [string, string, (writes: Writes) => Promise<unknown>][] = [
  [
    "added",
    "Pastilla- Médico-",
    ({ create }) =>
      create(
        { title: "Médico", dateTime: pill.dateTime, category: "Salud", recurrency: "none" },
        "key",
      ),
  ],
  ["marked", "Pastilla+", ({ mark }) => mark(pill, true)],
  ["deleted", "", ({ remove }) => remove(pill)],
];

test.each(CHANGES)(
  "a reminder that is %s is so in every view of it",
  async (_what, after, make) => {
    renderScreen(<EveryView />, { answers });
    await waitFor(() => expect(shown()).toEqual(expected()));
    await act(() => make(writes));
    expect(said(all)).toBe(after);
    await waitFor(() => expect(shown()).toEqual(expected()));
  },
);
