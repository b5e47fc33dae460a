import { Camera, Paperclip, Trash2 } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { Button } from "../ui/button/button.tsx";
import { FieldError, FieldHint, useFieldTies } from "../ui/field/field.tsx";
import { VisuallyHidden } from "../ui/visually-hidden/visually-hidden.tsx";
import styles from "./file-field.module.css";
import { FilePicker } from "./file-picker.tsx";
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
export function FileField({ label, hint, choice, error, camera, busy = false }: FileFieldProps) {
  const { file, preparing, words, families } = choice;
  const input = useRef<HTMLInputElement>(null);
  /** Said once, for a button that vanishes says nothing. */
  const [removed, setRemoved] = useState(false);
  const wrong = choice.error ?? error;
  const isChosen = file !== null || preparing;
  const { id, ...ties } = useFieldTies({ hint, error: wrong });

  function take(chosen: File | undefined) {
    setRemoved(false);
    if (chosen && !busy) void choice.choose(chosen);
  }

  function remove() {
    choice.remove();
    setRemoved(true);
    input.current?.focus();
  }

  const picker = {
    accept: families.map((family) => `${family}/*`).join(","),
    ...ties,
    disabled: busy,
    onFile: take,
  };
  return (
    <fieldset
      className={styles.field}
      aria-describedby={ties["aria-describedby"]}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(dropped(event))}
    >
      <legend className={styles.label}>{label}</legend>
      {hint && (
        <FieldHint of={id}>
          {hint} <span className={styles.drop}>{words.drop}</span>
        </FieldHint>
      )}
      {preparing ? <FilePlace words={words.preparing} /> : file && <FilePreview file={file} />}
      <div className={styles.buttons}>
        <FilePicker {...picker} ref={input} icon={Paperclip}>
          {isChosen ? words.change : words.choose}
        </FilePicker>
        {camera && (
          <FilePicker
            {...picker}
            className={styles.camera}
            // One family a time: most cameras ask which before they open.
            accept={families.includes("image") ? "image/*" : picker.accept}
            capture="environment"
            icon={Camera}
          >
            {camera}
          </FilePicker>
        )}
        {isChosen && !busy && (
          <Button look="quiet" icon={Trash2} onClick={remove}>
            {words.remove}
          </Button>
        )}
      </div>
      {/* What is chosen is in sight already; only ears need a word for it. */}
      <VisuallyHidden as="p" role="status">
        {preparing && words.preparing}
        {!preparing && file && !choice.error && words.ready(file.name)}
        {!preparing && !file && removed && words.removed}
      </VisuallyHidden>
      <FieldError of={id}>{wrong}</FieldError>
    </fieldset>
  );
}

function dropped(event: DragEvent): File | undefined {
  event.preventDefault();
  return event.dataTransfer.files[0];
}
