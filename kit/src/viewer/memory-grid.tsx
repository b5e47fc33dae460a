import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { distinctNames, fullDate } from "../format/index.ts";
import type { Memory } from "./memory.ts";
import { MemoryCard } from "./memory-card.tsx";
import { useGridSize } from "./use-grid-size.ts";
import styles from "./viewer.module.css";
import { text } from "./viewer-text.ts";

/** As in the style sheet, in px. */
const GAP = 20;
/** How high a card's picture is for its width. */
const PICTURE = 0.75;
/** Height of a card below its picture until the first one is drawn, in px. */
const WORDS_HEIGHT = 200;
/** Rows drawn beyond what is seen, so that the Tab key finds the next card. */
const BEYOND = 2;

interface MemoryGridProps {
  memories: readonly Memory[];
  /** IANA time zone of the portal. */
  timeZone: string;
  /** Opens the memory at this place of the list. */
  onOpen: (place: number) => void;
  favourites?: ReadonlySet<string>;
  /** Absent where there are no favourites. */
  onFavourite?: (memory: Memory) => void;
  /** Absent where nothing can be deleted. */
  onDelete?: (memory: Memory) => void;
}

const nameOf =
  (timeZone: string) =>
  ({ title, date }: Memory) => ({
    name: title,
    longer: () => `${title}, ${fullDate(date, timeZone)}`,
  });

/**
 * Memories in as many columns as there is room for. Only the rows near the window are drawn, so
 * that thousands scroll smoothly on a cheap tablet.
 */
export function MemoryGrid(props: MemoryGridProps) {
  const { memories, timeZone, onOpen, favourites, onFavourite, onDelete } = props;
  const list = useRef<HTMLUListElement>(null);
  const called = useMemo(() => distinctNames(memories.map(nameOf(timeZone))), [memories, timeZone]);
  const { columns, top, width } = useGridSize(list, GAP);
  const [words, setWords] = useState(WORDS_HEIGHT);
  const virtual = useWindowVirtualizer({
    count: Math.ceil(memories.length / columns),
    estimateSize: () => width * PICTURE + words,
    overscan: BEYOND,
    gap: GAP,
    scrollMargin: top,
  });
  // Rows that were never drawn are taken to be like the first: with a wrong guess for each of
  // hundreds, the End key would stop short of the end.
  useLayoutEffect(() => {
    const card = list.current?.querySelector("li");
    if (card && width > 0) setWords(card.offsetHeight - width * PICTURE);
  }, [width]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the guess changes, and only then
  useLayoutEffect(() => {
    virtual.measure();
    for (const row of list.current?.querySelectorAll("[data-index]") ?? [])
      virtual.measureElement(row);
  }, [words, width]);
  const rows = virtual.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  // What is not drawn is room above and below.
  const above = first ? first.start - top : 0;
  const below = last ? virtual.getTotalSize() - (last.end - top) : 0;
  return (
    <ul
      ref={list}
      className={styles.grid}
      aria-label={text.list}
      style={{
        paddingTop: Math.max(0, above),
        paddingBottom: Math.max(0, below),
      }}
    >
      {rows.flatMap((row) =>
        memories.slice(row.index * columns, (row.index + 1) * columns).map((memory, column) => {
          const place = row.index * columns + column;
          return (
            <li
              key={memory.id}
              // A row is as high as each of its cards.
              {...(column === 0 && { ref: virtual.measureElement, "data-index": row.index })}
              aria-setsize={memories.length}
              aria-posinset={place + 1}
            >
              <MemoryCard
                memory={memory}
                called={called[place]}
                timeZone={timeZone}
                onOpen={() => onOpen(place)}
                isFavourite={favourites?.has(memory.id) ?? false}
                onFavourite={onFavourite && (() => onFavourite(memory))}
                onDelete={onDelete && (() => onDelete(memory))}
              />
            </li>
          );
        }),
      )}
    </ul>
  );
}
