import { Button } from "@acompana/kit/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { text } from "../text.ts";
import styles from "./pager.module.css";

const words = text.pages;

interface PagerProps {
  /** Where it stands beside the list. */
  place: "above" | "below";
  /** From 1. */
  page: number;
  pages: number;
  onBack: () => void;
  onNext: () => void;
}

/**
 * Turns the pages of a long list. It stands above the list too: turning leads there, and whoever
 * presses Tab would have a hundred buttons to pass for each page.
 */
export function Pager({ place, page, pages, onBack, onNext }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={words.title[place]}>
      <Button icon={ChevronLeft} disabled={page <= 1} onClick={onBack}>
        {words.back}
      </Button>
      <p className={styles.place}>{words.place(page, pages)}</p>
      <Button icon={ChevronRight} disabled={page >= pages} onClick={onNext}>
        {words.next}
      </Button>
    </nav>
  );
}
