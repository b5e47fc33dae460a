import { useRef, useState } from "react";
import { useIsOpen } from "../area/index.ts";
import type { FileFamily } from "./check-file.ts";
import type { PictureLimits } from "./picture.ts";
import { type ReadyFile, readyFile } from "./ready-file.ts";
import { doingWith, type FileWords, fileWords } from "./upload-text.ts";

export interface FileRules {
  /** What may be chosen. */
  families: readonly FileFamily[];
  /** How pictures are made ready; 2560 px a side when absent. */
  picture?: PictureLimits;
  words?: Partial<FileWords>;
  /** Chosen and prepared before, for a form that is taken up again. */
  first?: File | null;
  /** Called with each file that is accepted, and when it is removed. */
  onFile?: (file: File | null) => void;
}

export interface FileChoice {
  /** Checked and, if a picture, prepared: what is sent. Stays until `remove`. */
  file: File | null;
  /** Chosen, and not looked at yet. */
  comes: File | null;
  preparing: boolean;
  /** What is done meanwhile. */
  doing: string;
  /** Why the last chosen file was not taken, in the words given; the one before is kept. */
  error: string | null;
  /** Tries the same file once more, where that may help; else null. */
  again: (() => void) | null;
  /** Takes the last file all the same, where it was only doubted; else null. */
  anyway: (() => void) | null;
  /**
   * Goes on without the last file, where it waits for `again` or `anyway`; else null. A form is not
   * sent before one of them is pressed.
   */
  leave: (() => void) | null;
  choose: (file: File) => Promise<void>;
  remove: () => void;
  families: readonly FileFamily[];
  words: FileWords;
}

/** The file of a form, checked when it is chosen; pictures are drawn anew at once. */
export function useFileChoice(rules: FileRules): FileChoice {
  const { families, picture, onFile, first = null } = rules;
  const words = { ...fileWords, ...rules.words };
  const [file, setFile] = useState(first);
  const [comes, setComes] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [untaken, setUntaken] = useState<File | null>(null);
  const [doubted, setDoubted] = useState<File | null>(null);
  const [doing, setDoing] = useState("");
  const turn = useRef(0);
  const isOpen = useIsOpen();

  function take(taken: File | null) {
    setFile(taken);
    onFile?.(taken);
  }

  function settle(chosen: File, ready: ReadyFile) {
    if ("file" in ready) return take(ready.file);
    setError(ready.sentence);
    setDoubted(ready.doubted ?? null);
    if (ready.problem === "unprepared") setUntaken(chosen);
  }

  async function choose(chosen: File): Promise<void> {
    // A file chosen while the last one is still being prepared takes its place.
    const mine = ++turn.current;
    forgetProblem();
    setComes(null);
    const ready = readyFile(chosen, { families, picture, words });
    if (!(ready instanceof Promise)) return settle(chosen, ready);
    setComes(chosen);
    setDoing(doingWith(chosen, words));
    const made = await ready;
    if (mine !== turn.current || !isOpen()) return;
    setComes(null);
    settle(chosen, made);
  }

  function forgetProblem() {
    setError(null);
    setUntaken(null);
    setDoubted(null);
  }

  function remove() {
    turn.current++;
    take(null);
    forgetProblem();
    setComes(null);
  }

  const again = untaken && (() => void choose(untaken));
  const anyway =
    doubted &&
    (() => {
      forgetProblem();
      take(doubted);
    });
  const leave = again || anyway ? forgetProblem : null;
  const ways = { again, anyway, leave };
  return {
    file,
    comes,
    preparing: comes !== null,
    doing,
    error,
    ...ways,
    choose,
    remove,
    families,
    words,
  };
}
