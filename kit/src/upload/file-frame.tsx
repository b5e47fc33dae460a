import { Camera, Check, Paperclip, RotateCcw, X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button, FieldError, FieldHint, useFieldTies, VisuallyHidden } from "../ui/index.ts";
import { acceptOf } from "./accept.ts";
import type { FileFamily } from "./check-file.ts";
import styles from "./file-field.module.css";
import { FilePicker } from "./file-picker.tsx";
import { takingDrops } from "./taking-drops.ts";
import type { FileWords } from "./upload-text.ts";
import { useIntoSight } from "./use-into-sight.ts";

interface FileFrameProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Tries once more what was not taken; null where that is no help. */
  onRetry: (() => void) | null;
  /** Takes what was only doubted; null where nothing was. */
  onAnyway: (() => void) | null;
  /** How many files that would take. */
  doubts: number;
  /** Goes on without what waits for either. */
  onLeave: (() => void) | null;
  /** How many files that would leave. */
  undecided: number;
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

/** What every field of files has: the device's files, the camera, dropping, and what is wrong. */
export function FileFrame({ label, hint, error, camera, busy, ...frame }: FileFrameProps) {
  const { families, words, isChosen, multiple = false, status, chosen, actions, input } = frame;
  const onRetry = busy ? null : frame.onRetry;
  const onAnyway = busy ? null : frame.onAnyway;
  const onLeave = busy ? null : frame.onLeave;
  const way = useIntoSight<HTMLButtonElement>(onRetry !== null || onAnyway !== null);
  const { id, ...ties } = useFieldTies({ hint, error });
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
      {chosen}
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
      <FieldError of={id}>{error}</FieldError>
      {onLeave && (
        <div className={styles.buttons}>
          {onAnyway && (
            <Button ref={way} icon={Check} onClick={onAnyway}>
              {words.anyway(frame.doubts)}
            </Button>
          )}
          {onRetry && (
            <Button ref={way} icon={RotateCcw} onClick={onRetry}>
              {words.retry}
            </Button>
          )}
          <Button look="quiet" icon={X} onClick={onLeave}>
            {words.leave(frame.undecided)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
