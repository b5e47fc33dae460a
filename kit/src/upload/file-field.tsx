import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../ui/index.ts";
import { FileFrame } from "./file-frame.tsx";
import { FilePlace, FilePreview } from "./file-preview.tsx";
import type { FileChoice } from "./use-file-choice.ts";

interface FileFieldProps {
  label: string;
  hint?: string;
  /** From `useFileChoice`. */
  choice: FileChoice;
  /** What is wrong on sending, such as that a file is required; tied to the field. */
  error?: string | undefined;
  /** Label of a second button that opens the camera; shown on devices that are held in a hand. */
  camera?: string;
  /** While true nothing can be chosen, as during an upload. */
  busy?: boolean;
}

/** Chooses one file: from the device, by dropping it, or with the camera; and shows it. */
export function FileField({ choice, error, busy = false, ...rest }: FileFieldProps) {
  const { file, comes, preparing, doing, words, families, again, anyway, leave } = choice;
  const input = useRef<HTMLInputElement>(null);
  /** Said once, for a button that vanishes says nothing. */
  const [removed, setRemoved] = useState(false);
  const isChosen = file !== null || preparing || choice.error !== null;
  const seen = file && !choice.error && <FilePreview file={file} />;
  const chosen = comes ? <FilePlace name={comes.name} doing={doing} /> : seen;

  function take([chosen]: File[]) {
    setRemoved(false);
    if (chosen) void choice.choose(chosen);
  }

  function remove() {
    choice.remove();
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
      {...{ families, words, isChosen, busy, input }}
      problem={preparing ? null : choice.error}
      error={error}
      looking={preparing}
      end={file}
      kept={file && words.ready(file.name)}
      ways={{
        onRetry: again && (() => goOn(again)),
        onAnyway: anyway && (() => goOn(anyway)),
        doubts: 1,
        onLeave: leave && (() => goOn(leave)),
        undecided: 1,
      }}
      onFiles={take}
      chosen={chosen}
      actions={
        isChosen &&
        !busy && (
          <Button look="quiet" data-deletes="" icon={Trash2} onClick={remove}>
            {words.remove}
          </Button>
        )
      }
      status={
        <>
          {preparing && doing}
          {!preparing && file && !choice.error && words.ready(file.name)}
          {!preparing && !file && removed && words.removed}
        </>
      }
    />
  );
}
