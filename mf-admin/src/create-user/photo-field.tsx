import { Avatar, Button } from "@acompana/kit/ui";
import { acceptOf, FilePicker, fileWords } from "@acompana/kit/upload";
import { ImagePlus, RotateCcw, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import { text } from "../text.ts";
import styles from "./photo-field.module.css";
import type { usePhoto } from "./use-photo.ts";

const words = text.createUser;

interface PhotoFieldProps {
  name: string;
  choice: ReturnType<typeof usePhoto>;
}

/** Chooses a picture file and shows how it will look. */
export function PhotoField({ name, choice }: PhotoFieldProps) {
  const { photo, reading, error, again, choose, remove } = choice;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{words.photo}</legend>
      <div className={styles.row}>
        {photo && <Avatar name={name} photo={photo} size={96} />}
        <FilePicker
          ref={input}
          icon={ImagePlus}
          accept={acceptOf(["image"])}
          aria-describedby={error ? `${id}-error` : undefined}
          onFiles={([file]) => file && void choose(file)}
        >
          {photo ? words.changePhoto : words.choosePhoto}
        </FilePicker>
        {photo && (
          <Button
            look="quiet"
            icon={Trash2}
            onClick={() => {
              remove();
              input.current?.focus();
            }}
          >
            {words.removePhoto}
          </Button>
        )}
      </div>
      <p className={styles.status} role="status">
        {reading && words.readingPhoto}
        {!reading && photo && !error && words.photoReady}
      </p>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {again && (
        <Button
          icon={RotateCcw}
          onClick={() => {
            again();
            input.current?.focus();
          }}
        >
          {fileWords.retry}
        </Button>
      )}
    </fieldset>
  );
}
