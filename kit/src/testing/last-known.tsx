import { type Matcher, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import type { State } from "swr";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { changeEverything } from "./change-everything.tsx";
import { chosen } from "./chosen.ts";
import { type Answers, json, renderScreen, type ScreenSetup } from "./render-screen.tsx";

/** A screen that shows the server's data, to be tried with calls that fail. */
export interface ReadScreen {
  name: string;
  draw: () => ReactElement;
  setup: Omit<ScreenSetup, "answers">;
  /** What each call answers when all is well; each of `reads` among them. */
  answers: Answers;
  /** Each call that is tried: what its answer shows, and what would say that there is nothing. */
  reads: Record<string, { shows: string | RegExp; nothing: Matcher }>;
  /** Another owner of the session, whose values must never be those of the first. */
  other?: ScreenSetup["session"];
  /** Leads from the screen's first look to what it reads. */
  reach?: (user: UserEvent) => Promise<void>;
}

const FAILURES = {
  "without a network": {
    answer: (): Response => {
      throw new TypeError("Failed to fetch");
    },
    isOffline: true,
  },
  "while the server fails": {
    answer: () => json({ error: "Algo ha fallado.", code: "INTERNAL" }, 500),
    isOffline: false,
  },
};
const OFFLINE = /Sin conexión|Error de conexión al servidor/;
/** Above what is known, either. */
const NOTES = /^(Sin conexión|El portal no responde bien ahora mismo)$/;

/**
 * For every call of every screen: when nothing is known the screen says so and offers another try;
 * known values stay, with the reason; those that a change has made untrue while the screen was away
 * are not shown as if they were so; nobody sees those of another owner.
 *
 * @param names of the screens that are tried as examples, each with the first of its calls; all of
 *   them when absent, with all
 */
export function describeLastKnown(all: readonly ReadScreen[], names?: readonly string[]): void {
  const screens = chosen(all, ({ name }) => name, names).map((one) => ({
    ...one,
    reads: Object.fromEntries(Object.entries(one.reads).slice(0, names ? 1 : undefined)),
  }));
  // What is no lost network is logged.
  beforeEach(() => void vi.stubGlobal("reportError", vi.fn()));
  const cases = screens.flatMap((one) =>
    Object.keys(one.reads).flatMap((read) =>
      Object.keys(FAILURES).map((why) => ({
        title: `${one.name}, ${read} ${why}`,
        one,
        read,
        why: why as keyof typeof FAILURES,
      })),
    ),
  );
  describe.each(cases)("$title", ({ one, read, why }) => {
    const { answer, isOffline } = FAILURES[why];
    const { shows, nothing } = one.reads[read] ?? { shows: "", nothing: "" };

    it("tells no untruth when nothing is known, and reads it again when asked", async () => {
      const world = await drawn(one, { ...one.answers, [read]: answer });
      const retry = await screen.findByRole("button", { name: "Reintentar" });
      expect(screen.queryAllByText(nothing)).toEqual([]);
      expect(screen.queryAllByText(shows)).toEqual([]);
      await waitFor(() => expect(screen.queryAllByText(OFFLINE).length > 0).toBe(isOffline));
      world.answers[read] = one.answers[read] ?? answer;
      await userEvent.click(retry);
      expect((await screen.findAllByText(shows)).length).toBeGreaterThan(0);
      await waitFor(() => expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull());
    });

    it("keeps what was known, says why, and lets go of it when it is read again", async () => {
      const cache = new Map<string, State>();
      const before = await drawn(one, one.answers, { cache });
      await screen.findAllByText(shows);
      before.unmount();
      const world = await drawn(one, { ...one.answers, [read]: answer }, { cache });
      const retry = await screen.findByRole("button", { name: "Reintentar" });
      // The words of a note come after its button, so that they are read out.
      await screen.findAllByText(NOTES);
      expect(screen.queryAllByText(shows).length).toBeGreaterThan(0);
      expect(screen.queryAllByText(nothing)).toEqual([]);
      expect(screen.queryAllByText("Sin conexión").length > 0).toBe(isOffline);
      world.answers[read] = one.answers[read] ?? answer;
      await userEvent.click(retry);
      await waitFor(() => expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull());
      expect(screen.queryAllByText(shows).length).toBeGreaterThan(0);
    });
  });

  const reads = screens.flatMap((one) =>
    Object.entries(one.reads).map(([read, { shows }]) => ({ name: one.name, one, read, shows })),
  );
  it.each(reads)(
    "$name, $read shows no value from before a change as if it were so",
    async ({ one, read, shows }) => {
      const cache = new Map<string, State>();
      const before = await drawn(one, one.answers, { cache });
      await screen.findAllByText(shows);
      before.unmount();
      await changeEverything(cache);
      const never = () => new Promise<Response>(() => {});
      const next = await drawn(one, { ...one.answers, [read]: never }, { cache });
      await waitFor(() => expect(next.world.calls.some((call) => isOf(call, read))).toBe(true));
      expect(screen.queryAllByText(shows)).toEqual([]);
      next.unmount();
      await drawn(one, { ...one.answers, [read]: FAILURES["without a network"].answer }, { cache });
      expect((await screen.findAllByText("Sin conexión")).length).toBeGreaterThan(0);
      expect(screen.queryAllByText(shows).length).toBeGreaterThan(0);
    },
  );

  it.each(screens.filter(({ other }) => other))("$name shows nobody another's", async (one) => {
    const cache = new Map<string, State>();
    const before = await drawn(one, one.answers, { cache });
    for (const { shows } of Object.values(one.reads)) await screen.findAllByText(shows);
    before.unmount();
    // Even with one cache for both, which no shell gives them.
    await drawn(one, {}, { cache, ...(one.other && { session: one.other }) });
    await screen.findAllByRole("button", { name: "Reintentar" });
    for (const { shows } of Object.values(one.reads))
      expect(screen.queryAllByText(shows)).toEqual([]);
  });
}

/** Whether a call, as `ScreenWorld` notes it, is that read. */
const isOf = (call: string, read: string) => call.split("?")[0] === read;

async function drawn(one: ReadScreen, given: Answers, more: Partial<ScreenSetup> = {}) {
  const answers = { ...given };
  const view = renderScreen(one.draw(), { ...one.setup, ...more, answers });
  await one.reach?.(userEvent.setup());
  return { ...view, answers };
}

/** The calls of kit's own that areas read by. */
const OF_KIT = [
  ["useReminderList", "/api/users/{userId}/reminders"],
  ["useReminderLists", "/api/users/{userId}/reminders/upcoming"],
  ["useReminderStats", "/api/users/{userId}/reminders/stats"],
  ["useMemories", "/api/users/{userId}/media"],
  ["useMediaStats", "/api/users/{userId}/media/stats"],
  ["useActivity", "/api/users/{userId}/metrics"],
  ["usePlayedGames", "/api/users/{userId}/games"],
] as const;

/**
 * Which readings of an area's sources none of the screens tries.
 *
 * @param sources the area's files by name, as `sourcesIn` reads them
 */
export function untriedReads(
  sources: Record<string, string>,
  screens: readonly ReadScreen[],
): string[] {
  const tried = screens.flatMap(({ reads }) => Object.keys(reads));
  const isTried = (path: string) => {
    const pattern = new RegExp(`^GET ${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    return tried.some((read) => pattern.test(read));
  };
  const found = Object.entries(sources)
    .filter(([file]) => !file.includes(".test."))
    .flatMap(([file, source]) => {
      const own = [...source.matchAll(/api\s*\.GET\(\s*"([^"]+)"/g)].map(([, path]) => path ?? "");
      const kits = OF_KIT.filter(([name]) => new RegExp(`\\b${name}\\(`).test(source));
      return [...own, ...kits.map(([, path]) => path)].map((path) => ({ file, path }));
    });
  return found.filter(({ path }) => !isTried(path)).map(({ file, path }) => `${file} ${path}`);
}
