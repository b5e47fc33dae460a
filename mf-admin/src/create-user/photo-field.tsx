import { Avatar, Button } from "@acompana/kit/ui";
import { ImagePlus, Trash2 } from "lucide-react";
import { type ChangeEvent, useId, useRef } from "react";
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
  const { photo, reading, error, choose, remove } = choice;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Emptied, so that choosing the same file again is a change.
    event.target.value = "";
    if (file) void choose(file);
  }

  return (
    <div className={styles.field}>
      <p id={id} className={styles.label}>
        {words.photo}
      </p>
      <div className={styles.row}>
        {photo && <Avatar name={name} photo={photo} size={96} />}
        <input
          ref={input}
          id={`${id}-file`}
          type="file"
          accept="image/*"
          className={styles.file}
          aria-labelledby={`${id} ${id}-choose`}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={take}
        />
        <label htmlFor={`${id}-file`} id={`${id}-choose`} className={styles.choose}>
          <ImagePlus aria-hidden="true" />
          {photo ? words.changePhoto : words.choosePhoto}
        </label>
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
    </div>
  );
}
