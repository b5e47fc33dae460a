import { CircleAlert, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { distinctNames } from "../format/index.ts";
import { Button } from "../ui/index.ts";
import styles from "./file-field.module.css";
import { FileFrame } from "./file-frame.tsx";
import { FilePlace, FilePreview } from "./file-preview.tsx";
import type { FileWords } from "./upload-text.ts";
import type { FileChoices } from "./use-file-choices.ts";

interface FilesFieldProps {
  label: string;
  hint?: string;
  /** From `useFileChoices`. */
  choices: FileChoices;
  /** Which of them could not be sent, and why. */
  failed: ReadonlyMap<File, string>;
  camera?: string;
  busy?: boolean;
}

/** Chooses several files, and shows each with what takes it away and why it was not sent. */
export function FilesField({ choices, failed, busy = false, ...rest }: FilesFieldProps) {
  const { files, waiting, preparing, doing, words, families, error, doubts, undecided } = choices;
  const { looked, again, anyway, leave } = choices;
  const input = useRef<HTMLInputElement>(null);
  /** An iPhone gives every photo of its camera one name. */
  const names = distinctNames([...files, ...waiting]);
  const problem = preparing ? null : error;
  const isChosen = files.length > 0 || preparing || problem !== null;
  const isSeveral = files.length + waiting.length + (problem ? 1 : 0) > 1;
  /** Said once, for a button that vanishes says nothing. */
  const [removed, setRemoved] = useState(false);

  function take(chosen: File[]) {
    setRemoved(false);
    void choices.choose(chosen);
  }

  function remove(file: File) {
    choices.remove([file]);
    setRemoved(true);
    input.current?.focus();
  }

  /** The pressed button goes. */
  function goOn(by: () => void) {
    setRemoved(false);
    by();
    input.current?.focus();
  }

  return (
    <FileFrame
      {...rest}
      {...{ families, words, busy, input }}
      multiple
      isChosen={isChosen}
      looking={preparing}
      end={files}
      problem={problem}
      ways={{
        onRetry: again && (() => goOn(again)),
        onAnyway: anyway && (() => goOn(anyway)),
        doubts: doubts,
        onLeave: leave && (() => goOn(leave)),
        undecided: undecided,
      }}
      onFiles={take}
      chosen={
        (files.length > 0 || preparing) && (
          <ul className={isSeveral ? `${styles.list} ${styles.several}` : styles.list}>
            {[...files, ...waiting].map((file, place) => {
              const name = names[place] ?? file.name;
              const isReady = place < files.length;
              return (
                // Two may have one name; what is made ready has another ending.
                // biome-ignore lint/suspicious/noArrayIndexKey: it stays in its place meanwhile
                <li key={`${withoutEnding(file.name)} ${place}`} className={styles.one}>
                  {isReady ? (
                    <FilePreview file={file} />
                  ) : (
                    <FilePlace name={name} doing={file === looked ? doing : ""} />
                  )}
                  {failed.has(file) && (
                    <p className={styles.failed}>
                      <CircleAlert aria-hidden="true" />
                      {words.refused(name, failed.get(file) ?? "")}
                    </p>
                  )}
                  {!busy && (
                    <Button
                      look="quiet"
                      data-deletes=""
                      icon={Trash2}
                      aria-label={
                        files.length + waiting.length > 1 ? words.removeOf(name) : undefined
                      }
                      onClick={() => remove(file)}
                    >
                      {words.remove}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )
      }
      status={statusOf({
        files,
        names,
        preparing,
        doing,
        words,
        isRefused: problem !== null,
        removed,
      })}
    />
  );
}

const withoutEnding = (name: string) => name.replace(/\.[^.]*$/, "");

interface Now {
  files: readonly File[];
  names: readonly string[];
  preparing: boolean;
  doing: string;
  words: FileWords;
  isRefused: boolean;
  removed: boolean;
}

function statusOf({ files, names, preparing, doing, words, isRefused, removed }: Now): string {
  const [first] = files;
  if (preparing) return doing;
  if (!first) return removed ? words.removed : "";
  if (isRefused) return "";
  return files.length > 1 ? words.severalReady(names) : words.ready(first.name);
}
