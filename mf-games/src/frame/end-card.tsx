import { Button } from "@acompana/kit/ui";
import { PartyPopper, RotateCcw } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { text } from "../text.ts";
import styles from "./end-card.module.css";

const words = text.frame;

/** How a game, or a round, has ended. */
export interface GameEnd {
  title?: string;
  /** What was reached, in kind words. */
  line: string;
  /** Not told when there are none. */
  points: number;
  again?: string;
  /** What the button does; begins another game when absent. */
  onAgain?: () => void;
}

interface EndCardProps extends GameEnd {
  onAgain: () => void;
}

/** Stands there when a game has ended, and takes the focus so that it is seen and read out. */
export function EndCard({
  title = words.congratulations,
  line,
  points,
  again = words.playAgain,
  onAgain,
}: EndCardProps) {
  const card = useRef<HTMLElement>(null);
  // The card and not its button: a key held down on the last move must not start a new game.
  useEffect(() => card.current?.focus(), []);
  const id = useId();
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles.card}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-result`}
    >
      <PartyPopper aria-hidden="true" className={styles.icon} />
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-result`} className={styles.result}>
        {line}
        {points > 0 && (
          <>
            {" "}
            <strong className={styles.points}>{words.points(points)}</strong>
          </>
        )}
      </p>
      <Button look="primary" icon={RotateCcw} wide className={styles.again ?? ""} onClick={onAgain}>
        {again}
      </Button>
    </section>
  );
}
