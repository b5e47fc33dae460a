import { Camera, Paperclip } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { FieldError, FieldHint, useFieldTies, VisuallyHidden } from "../ui/index.ts";
import { acceptOf } from "./accept.ts";
import type { FileFamily } from "./check-file.ts";
import styles from "./file-field.module.css";
import { FilePicker } from "./file-picker.tsx";
import { type FileWays, NotTaken } from "./not-taken.tsx";
import { takingDrops } from "./taking-drops.ts";
import type { FileWords } from "./upload-text.ts";
import { useKeptHeight } from "./use-kept-height.ts";

interface FileFrameProps {
  label: string;
  hint?: string | undefined;
  /** Why the last choice was not taken, in the place of what was chosen. */
  problem: string | null;
  /** What is wrong with the field on sending. */
  error?: string | undefined;
  /** Says beside the problem what was chosen before and stays. */
  kept?: string | null;
  /** Whether a choice is looked at. */
  looking: boolean;
  /** What is chosen: another one whenever that changes. */
  end: unknown;
  /** What can be done with it. */
  ways: FileWays;
  /** Label of a second button that opens the camera. */
  camera?: string | undefined;
  busy: boolean;
  families: readonly FileFamily[];
  words: FileWords;
  isChosen: boolean;
  multiple?: boolean;
  /** Only ears need it: what is chosen is in sight already. */
  status: ReactNode;
  /** What is chosen, as it is shown. */
  chosen: ReactNode;
  /** Stands beside the buttons that choose. */
  actions?: ReactNode;
  input: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}

/** While it is sent nothing is decided. */
const NO_WAYS = { onRetry: null, onAnyway: null, doubts: 0, onLeave: null, undecided: 0 };

/** What every field of files has: the device's files, the camera, dropping, and what is wrong. */
export function FileFrame({ label, hint, error, camera, busy, ...frame }: FileFrameProps) {
  const { families, words, isChosen, multiple = false, status, chosen, actions, input } = frame;
  const { problem, kept, looking } = frame;
  const place = useKeptHeight(looking, problem ?? frame.end);
  const { id, ...ties } = useFieldTies({ hint, error: problem ?? error });
  const take = (files: File[]) => frame.onFiles(multiple ? files : files.slice(0, 1));
  const picker = { ...ties, accept: acceptOf(families), disabled: busy, onFiles: take };
  return (
    <fieldset
      className={styles.field}
      aria-describedby={ties["aria-describedby"]}
      {...(!busy && takingDrops(take))}
    >
      <legend className={styles.label}>{label}</legend>
      {hint && (
        <FieldHint of={id}>
          {hint} <span className={styles.drop}>{words.drop}</span>
        </FieldHint>
      )}
      {(chosen || problem) && (
        <div ref={place} className={styles.place}>
          {chosen}
          {problem && (
            <NotTaken
              {...{ id, problem, words }}
              kept={kept ?? null}
              {...(busy ? NO_WAYS : frame.ways)}
            />
          )}
        </div>
      )}
      <div className={styles.buttons}>
        <FilePicker {...picker} ref={input} multiple={multiple} icon={Paperclip}>
          {isChosen ? words.change : words.choose}
        </FilePicker>
        {camera && (
          <FilePicker
            {...picker}
            className={styles.camera}
            // One family a time: most cameras ask which before they open.
            accept={families.includes("image") ? acceptOf(["image"]) : picker.accept}
            capture="environment"
            icon={Camera}
          >
            {camera}
          </FilePicker>
        )}
        {actions}
      </div>
      <VisuallyHidden as="p" role="status">
        {status}
      </VisuallyHidden>
      {!problem && <FieldError of={id}>{error}</FieldError>}
    </fieldset>
  );
}
