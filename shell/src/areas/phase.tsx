import { useEffect, useLayoutEffect, useMemo } from "react";
import type { Load } from "./load-area.ts";
import {
  beginMark,
  endMark,
  type LoadMark,
  moveMark,
  noteWorked,
  type Place,
} from "./load-marks.ts";

/** How far a screen has come: being drawn first, running its first effects, or at work. */
export type Phase = "mount" | "effect" | "settled";

/** Where the phase of one drawing is noted, and for the next page that it has begun. */
export interface PhaseNote {
  phase: Phase;
  mark: LoadMark | null;
}

/** What freezes the page does so soon after it was drawn, if not before. */
const WORKS_AFTER_MS = 1_000;

/** A note for each drawing of a release, made before any of its code runs. */
export function usePhaseNote(
  drawn: string,
  { place, part = place }: { place: Place; part?: string },
  { name: area, release }: Load,
): PhaseNote {
  const { version, isOverride, isOff } = release;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each drawing has a note of its own
  const note = useMemo(
    (): PhaseNote => ({
      phase: "mount",
      mark: isOverride || isOff ? null : beginMark({ place, part, area, version }),
    }),
    [drawn],
  );
  useEffect(() => () => leave(note), [note]);
  return note;
}

/** The page goes on without what was drawn. */
export const leave = ({ mark }: PhaseNote): void => void (mark && endMark(mark));

/**
 * Notes how far the screen has come that is drawn after it in the same Suspense. Its effects run
 * before that screen's. What a first effect throws is caught before the next task begins.
 */
export function NotePhase({ note }: { note: PhaseNote }) {
  useLayoutEffect(() => {
    note.phase = "effect";
  }, [note]);
  useEffect(() => {
    const settled = setTimeout(() => {
      note.phase = "settled";
    });
    const works = setTimeout(() => {
      leave(note);
      if (note.mark) noteWorked(note.mark);
    }, WORKS_AFTER_MS);
    return () => {
      clearTimeout(settled);
      clearTimeout(works);
    };
  }, [note]);
  return null;
}

/** Has what came be drawn: from now on its own code runs. */
export const beginDrawing = ({ mark }: PhaseNote): void => void (mark && moveMark(mark));

/** What was thrown while a chunk was imported, also by the chunk's own first lines. */
const thrown = new Set<unknown>();
addEventListener("vite:preloadError", (event) => {
  thrown.add(Reflect.get(event, "payload"));
});

export const isOfImport = (error: unknown): boolean => thrown.has(error);
