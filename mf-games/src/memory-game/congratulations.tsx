import { Button } from "@acompana/kit/ui";
import { PartyPopper, RotateCcw } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { text } from "../text.ts";
import styles from "./congratulations.module.css";
import { timeInWords } from "./play-time.ts";
import { PAIRS } from "./rules.ts";

const words = text.memoryGame;

interface CongratulationsProps {
  seconds: number;
  points: number;
  onPlayAgain: () => void;
}

/** Stands there when all pairs are found, and takes the focus so that it is seen and read out. */
export function Congratulations({ seconds, points, onPlayAgain }: CongratulationsProps) {
  const card = useRef<HTMLElement>(null);
  // The card and not its button: a key held down on the last card must not start a new game.
  useEffect(() => card.current?.focus(), []);
  const title = useId();
  const result = useId();
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles.card}
      aria-labelledby={title}
      aria-describedby={result}
    >
      <PartyPopper aria-hidden="true" className={styles.icon} />
      <h2 id={title} className={styles.title}>
        {words.congratulations}
      </h2>
      <p id={result} className={styles.result}>
        {words.summary(PAIRS, timeInWords(seconds))}{" "}
        <strong className={styles.points}>{words.points(points)}</strong>
      </p>
      <Button
        look="primary"
        icon={RotateCcw}
        wide
        className={styles.again ?? ""}
        onClick={onPlayAgain}
      >
        {words.playAgain}
      </Button>
    </section>
  );
}
