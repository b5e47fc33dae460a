import {
  fileWords,
  type NotReady,
  preparePicture,
  toDataUrl,
  whyNotReady,
} from "@acompana/kit/upload";
import { useRef, useState } from "react";
import { text } from "../text.ts";

/** The server takes 2 MB, and a data address is a third longer than its file. */
const SMALL = { longestSide: 512, maxBytes: 1_000_000 };
const words = { ...fileWords, unreadable: text.createUser.photoUnreadable };

/** The profile photo being chosen, made small in the browser before it is sent. */
export function usePhoto(photo: string | null, onPhoto: (photo: string | null) => void) {
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<(NotReady & { file: File }) | null>(null);
  const turn = useRef(0);

  async function choose(file: File): Promise<void> {
    // A photo chosen while the last one is still being read takes its place.
    const mine = ++turn.current;
    setProblem(null);
    setReading(true);
    try {
      const small = await toDataUrl(await preparePicture(file, SMALL));
      if (mine === turn.current) onPhoto(small);
    } catch (failure) {
      if (mine === turn.current) setProblem({ ...whyNotReady(failure, words), file });
    } finally {
      if (mine === turn.current) setReading(false);
    }
  }

  function remove() {
    turn.current++;
    onPhoto(null);
    setProblem(null);
    setReading(false);
  }

  const untaken = problem?.problem === "unprepared" ? problem.file : null;
  return {
    photo,
    reading,
    error: problem?.sentence ?? null,
    /** Tries the same photo once more, where that may help; else null. */
    again: untaken && (() => void choose(untaken)),
    choose,
    remove,
  };
}
