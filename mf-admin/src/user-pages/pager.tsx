import { Button } from "@acompana/kit/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { text } from "../text.ts";
import styles from "./pager.module.css";
import type { Users } from "./users.resource.ts";

const words = text.pages;

interface PagerProps {
  /** Where it stands beside the list. */
  place: "above" | "below";
  people: Users;
  /** Another page is asked for. */
  onTurned?: () => void;
}

/**
 * Turns the pages of a long list; nothing where all of it is on one. It stands above the list too:
 * turning leads there, and whoever presses Tab would have a hundred buttons to pass for each page.
 */
export function Pager({ place, people, onTurned }: PagerProps) {
  const { page, pages, isWhole, turnBack, turnOn } = people;
  if (pages <= 1 || isWhole) return null;
  const turn = (way: () => void) => () => {
    way();
    onTurned?.();
  };
  return (
    <nav className={styles.pager} aria-label={words.title[place]}>
      <Button icon={ChevronLeft} disabled={page <= 1} onClick={turn(turnBack)}>
        {words.back}
      </Button>
      <p className={styles.place}>{words.place(page, pages)}</p>
      <Button icon={ChevronRight} disabled={page >= pages} onClick={turn(turnOn)}>
        {words.next}
      </Button>
    </nav>
  );
}
