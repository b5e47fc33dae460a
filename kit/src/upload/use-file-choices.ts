import { useRef, useState } from "react";
import { useIsOpen } from "../area/index.ts";
import type { FileFamily } from "./check-file.ts";
import { readyFile } from "./ready-file.ts";
import { doingWith, type FileWords, fileWords } from "./upload-text.ts";

/** So many files go at once: each is a message of its own. */
const MOST_FILES = 10;

interface FilesRules {
  /** What may be chosen. */
  families: readonly FileFamily[];
  words?: Partial<FileWords>;
  /** Chosen and prepared before, for a form that is taken up again. */
  first?: readonly File[];
  /** Called with all that are chosen, whenever that changes. */
  onFiles?: (files: readonly File[]) => void;
}

export interface FileChoices {
  /** Checked and, if pictures, prepared: what is sent, in the order in which they were chosen. */
  files: readonly File[];
  preparing: boolean;
  /** What is done meanwhile. */
  doing: string;
  /** Why some of the last chosen files were not taken, each by its name. */
  error: string | null;
  /** Tries those of them once more that it may help; null where there are none. */
  again: (() => void) | null;
  /** Takes those of them all the same that were only doubted; null where there are none. */
  anyway: (() => void) | null;
  /** How many that are. */
  doubts: number;
  /**
   * Goes on without those that wait for `again` or `anyway`; null where none do. A form is not sent
   * before that is decided.
   */
  leave: (() => void) | null;
  /** How many wait. */
  undecided: number;
  /** Adds to what is chosen. */
  choose: (files: readonly File[]) => Promise<void>;
  remove: (files: readonly File[]) => void;
  families: readonly FileFamily[];
  words: FileWords;
}

/**
 * The files of a form, each checked and made ready by itself; one that is refused stops no other.
 */
export function useFileChoices({
  families,
  first = [],
  onFiles,
  ...rules
}: FilesRules): FileChoices {
  const words = { ...fileWords, ...rules.words };
  const [files, setFiles] = useState(first);
  const [waiting, setWaiting] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const [untaken, setUntaken] = useState<readonly File[]>([]);
  const [doubted, setDoubted] = useState<readonly File[]>([]);
  const [doing, setDoing] = useState("");
  /** What is chosen now, for what is made ready meanwhile. */
  const now = useRef(first);
  const isOpen = useIsOpen();

  function set(next: readonly File[]) {
    now.current = next;
    setFiles(next);
    onFiles?.(next);
  }

  async function choose(chosen: readonly File[]): Promise<void> {
    forgetProblems();
    setWaiting((count) => count + 1);
    const refused: string[] = [];
    const unprepared: File[] = [];
    const unplayable: File[] = [];
    const why = (name: string, sentence: string) =>
      chosen.length > 1 ? words.refused(name, sentence) : sentence;
    // One after the other: a telephone has no room for ten decoded photos.
    for (const one of chosen) {
      if (now.current.length >= MOST_FILES) {
        refused.push(words.tooMany(MOST_FILES));
        break;
      }
      setDoing(doingWith(one, words));
      const ready = await readyFile(one, { families, words });
      // The form has gone: another may hold its files by now, or they were forgotten.
      if (!isOpen()) return;
      if ("file" in ready) {
        set([...now.current, ready.file]);
        continue;
      }
      refused.push(why(one.name, ready.sentence));
      if (ready.problem === "unprepared") unprepared.push(one);
      if (ready.doubted) unplayable.push(ready.doubted);
    }
    setWaiting((count) => count - 1);
    if (refused.length > 0) setError(refused.join(" "));
    setUntaken(unprepared);
    setDoubted(unplayable);
  }

  function forgetProblems() {
    setError(null);
    setUntaken([]);
    setDoubted([]);
  }

  function remove(unwanted: readonly File[]) {
    set(now.current.filter((file) => !unwanted.includes(file)));
    forgetProblems();
  }

  function takeDoubted() {
    forgetProblems();
    set([...now.current, ...doubted].slice(0, MOST_FILES));
  }

  const undecided = untaken.length + doubted.length;
  return {
    ...{ files, preparing: waiting > 0, doing, error, choose, remove, families, words },
    again: untaken.length > 0 ? () => void choose(untaken) : null,
    anyway: doubted.length > 0 ? takeDoubted : null,
    doubts: doubted.length,
    leave: undecided > 0 ? forgetProblems : null,
    undecided,
  };
}
