import { Button } from "@acompana/kit/ui";
import { RotateCcw, Shuffle } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { type GameType, useGamesHost } from "../host/games-host.ts";
import { text } from "../text.ts";
import styles from "./end-card.module.css";
import { LitHouses } from "./lit-houses.tsx";

const words = text.frame;

/** How a game, or a round, has ended. */
export interface GameEnd {
  title?: string;
  /** What was reached, in kind words. */
  line: string;
  /** Absent when there are none. */
  points: number;
  again?: string;
  /** What the button does; begins another game when absent. */
  onAgain?: () => void;
}

interface EndCardProps extends GameEnd {
  game: GameType;
  /** How the points stand beside the player's own best. */
  record: string | null;
  onAgain: () => void;
}

/** Stands there when a game has ended, and takes the focus so that it is seen and read out. */
export function EndCard(props: EndCardProps) {
  const { title = words.congratulations, line, points, again = words.playAgain, record } = props;
  const card = useRef<HTMLElement>(null);
  const other = useGamesHost().otherGame?.(props.game);
  // The card and not its button takes the focus: a key held down on the last move must not start a
  // new game.
  useEffect(() => card.current?.focus(), []);
  const id = useId();
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles.card}
      data-hue="games"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-result`}
    >
      <LitHouses />
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-result`} className={styles.result}>
        {line}
        {points > 0 && ` ${words.points(points)}.`}
        {record && ` ${record}`}
      </p>
      <div className={styles.buttons}>
        <Button look="primary" icon={RotateCcw} onClick={props.onAgain}>
          {again}
        </Button>
        {other && (
          <Button icon={Shuffle} onClick={other.play}>
            {words.otherGame(other.title)}
          </Button>
        )}
      </div>
    </section>
  );
}
