import { useEffect, useLayoutEffect } from "react";

/** How far a screen has come: being drawn first, running its first effects, or at work. */
export type Phase = "mount" | "effect" | "settled";

/** Where the phase of one drawing is noted. */
export interface PhaseNote {
  phase: Phase;
}

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
    return () => clearTimeout(settled);
  }, [note]);
  return null;
}

/** What was thrown while a chunk was imported, also by the chunk's own first lines. */
const thrown = new Set<unknown>();
addEventListener("vite:preloadError", (event) => {
  thrown.add(Reflect.get(event, "payload"));
});

export const isOfImport = (error: unknown): boolean => thrown.has(error);
