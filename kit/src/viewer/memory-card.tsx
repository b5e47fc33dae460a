import { Heart, Trash2 } from "lucide-react";
import { fullDate } from "../format/index.ts";
import { Button, VisuallyHidden } from "../ui/index.ts";
import type { Memory } from "./memory.ts";
import { Thumbnail } from "./thumbnail.tsx";
import styles from "./viewer.module.css";
import { text } from "./viewer-text.ts";

export interface MemoryCardProps {
  memory: Memory;
  /** How it is called where another one has the same title; the title alone when absent. */
  called?: string | undefined;
  /** IANA time zone of the portal. */
  timeZone: string;
  onOpen: () => void;
  /** Whether it is a favourite; only with `onFavourite`. */
  isFavourite?: boolean;
  /** Absent where there are no favourites. */
  onFavourite?: (() => void) | undefined;
  /** Absent where nothing can be deleted. */
  onDelete?: (() => void) | undefined;
}

/** One memory: its picture, title and date open it; below stand what can be done with it. */
export function MemoryCard(props: MemoryCardProps) {
  const { memory, timeZone, onOpen, isFavourite = false, onFavourite, onDelete } = props;
  const { title, date, kind } = memory;
  const called = props.called ?? title;
  return (
    <article className={styles.card} aria-label={called}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <VisuallyHidden>{text.open(text.kind[kind].toLowerCase())}</VisuallyHidden>
        <span className={styles.frame}>
          <Thumbnail key={memory.id} memory={memory} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.date}>
            {text.kind[kind]} · {fullDate(date, timeZone)}
            {called !== title && <VisuallyHidden> ({called})</VisuallyHidden>}
          </span>
        </span>
      </button>
      {(onFavourite || onDelete) && (
        <div className={styles.cardActions}>
          {onFavourite && (
            <Button
              look="quiet"
              icon={Heart}
              className={isFavourite ? styles.favourite : ""}
              aria-pressed={isFavourite}
              aria-label={text.favouriteOf(called)}
              onClick={onFavourite}
            >
              {text.favourite}
            </Button>
          )}
          {onDelete && (
            <Button
              look="quiet"
              data-deletes=""
              icon={Trash2}
              aria-label={text.removeOf(called)}
              onClick={onDelete}
            >
              {text.remove}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
