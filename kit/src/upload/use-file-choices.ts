import { useRef, useState } from "react";
import { useIsOpen } from "../area/index.ts";
import type { FileFamily } from "./check-file.ts";
import { readyFile } from "./ready-file.ts";
import { doingWith, type FileWords, fileWords, type NotReady } from "./upload-text.ts";

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
  /** Chosen, and not taken yet; what is not taken stands there until the last is known. */
  waiting: readonly File[];
  /** The one of them that is looked at. */
  looked: File | null;
  preparing: boolean;
  /** What is done with it meanwhile. */
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
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [error, setError] = useState<string | null>(null);
  const [untaken, setUntaken] = useState<readonly File[]>([]);
  const [doubted, setDoubted] = useState<readonly File[]>([]);
  const [looked, setLooked] = useState<File | null>(null);
  /** What is chosen now, for what is made ready meanwhile. */
  const now = useRef(first);
  const coming = useRef(waiting);
  const isOpen = useIsOpen();

  function set(next: readonly File[]) {
    now.current = next;
    setFiles(next);
    onFiles?.(next);
  }

  const isComing = (file: File) => coming.current.includes(file);

  function wait(next: readonly File[]) {
    coming.current = next;
    setWaiting(next);
  }

  async function choose(chosen: readonly File[]): Promise<void> {
    forgetProblems();
    wait([...coming.current, ...chosen]);
    const refused = new Map<File, NotReady>();
    // One after the other: a telephone has no room for ten decoded photos.
    for (const one of chosen) {
      if (!isComing(one)) continue;
      if (now.current.length >= MOST_FILES) break;
      setLooked(one);
      const ready = await readyFile(one, { families, words });
      // The form has gone: another may hold its files by now, or they were forgotten.
      if (!isOpen()) return;
      if (!isComing(one)) continue;
      if ("file" in ready) {
        wait(coming.current.filter((other) => other !== one));
        set([...now.current, ready.file]);
      } else refused.set(one, ready);
    }
    const left = chosen.filter(isComing);
    wait(coming.current.filter((other) => !left.includes(other)));
    refuse(left, refused, chosen.length > 1);
  }

  /** Says why those that are left were not taken: what was not looked at was too many. */
  function refuse(left: readonly File[], refused: ReadonlyMap<File, NotReady>, byName: boolean) {
    const known = left.flatMap((file) => {
      const why = refused.get(file);
      return why ? [{ file, ...why }] : [];
    });
    const sentences = known.map(({ file, sentence }) =>
      byName ? words.refused(file.name, sentence) : sentence,
    );
    if (known.length < left.length) sentences.push(words.tooMany(MOST_FILES));
    if (sentences.length > 0) setError(sentences.join(" "));
    setUntaken(known.filter(({ problem }) => problem === "unprepared").map(({ file }) => file));
    setDoubted(known.flatMap(({ doubted }) => doubted ?? []));
  }

  function forgetProblems() {
    setError(null);
    setUntaken([]);
    setDoubted([]);
  }

  function remove(unwanted: readonly File[]) {
    wait(coming.current.filter((file) => !unwanted.includes(file)));
    set(now.current.filter((file) => !unwanted.includes(file)));
    forgetProblems();
  }

  function takeDoubted() {
    forgetProblems();
    set([...now.current, ...doubted].slice(0, MOST_FILES));
  }

  const undecided = untaken.length + doubted.length;
  return {
    ...{
      files,
      waiting,
      looked,
      preparing: waiting.length > 0,
      doing: looked ? doingWith(looked, words) : "",
      error,
      choose,
      remove,
      families,
      words,
    },
    again: untaken.length > 0 ? () => void choose(untaken) : null,
    anyway: doubted.length > 0 ? takeDoubted : null,
    doubts: doubted.length,
    leave: undecided > 0 ? forgetProblems : null,
    undecided,
  };
}
