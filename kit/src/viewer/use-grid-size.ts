import { type RefObject, useLayoutEffect, useState } from "react";

/** A card is never narrower than this, in rem, as in the style sheet. */
const CARD_REM = 18;

export interface GridSize {
  columns: number;
  /** How far the list begins from the top of the page, in px. */
  top: number;
  /** Width of a column, in px. */
  width: number;
}

/** How many columns a list has room for, followed as the window changes. */
export function useGridSize(list: RefObject<HTMLElement | null>, gap: number): GridSize {
  const [size, setSize] = useState<GridSize>({ columns: 1, top: 0, width: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const room = element.clientWidth;
      const columns = Math.max(1, Math.floor((room + gap) / (CARD_REM * rem + gap)));
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setSize({ columns, top, width: (room - gap * (columns - 1)) / columns });
    };
    measure();
    const observer = new ResizeObserver(measure);
    // Its parent, because the list's own height changes with every row that is measured.
    observer.observe(element.parentElement ?? element);
    return () => observer.disconnect();
  }, [list, gap]);
  return size;
}
