import { Button, Choice } from "@acompana/kit/ui";
import { Eye } from "lucide-react";
import type { KeyboardEvent } from "react";
import { text } from "../text.ts";
import styles from "./look-choice.module.css";
import { type ChosenLookTime, LOOK_TIMES } from "./look-time.ts";

const words = text.look;

/** 'Cuánto tiempo se ve', among the options of a game. */
export function LookChoice({ lookTime, setLookTime }: ChosenLookTime) {
  return (
    <Choice
      size="large"
      legend={words.legend}
      options={LOOK_TIMES.map((value) => ({ value, label: words.times[value] }))}
      value={lookTime}
      onValue={setLookTime}
    />
  );
}

interface SeenButtonProps {
  /** Whether there is nothing to look at: it stays where it is, so that nothing moves. */
  isIdle: boolean;
  onSeen: () => void;
}

/** Hides what is shown as soon as the player has seen it. */
export function SeenButton({ isIdle, onSeen }: SeenButtonProps) {
  // The key that began the game may still be held down: what it shows must not go at once.
  const onKeyDown = (event: KeyboardEvent) => event.repeat && event.preventDefault();
  return (
    <Button
      icon={Eye}
      data-skips=""
      look="primary"
      className={styles.seen ?? ""}
      aria-disabled={isIdle}
      onKeyDown={onKeyDown}
      onClick={() => !isIdle && onSeen()}
    >
      {words.seen}
    </Button>
  );
}
