import { useScreen } from "@acompana/kit/area";
import { Button, Page } from "@acompana/kit/ui";
import { RotateCcw } from "lucide-react";
import { useRef } from "react";
import { text } from "../text.ts";
import { Board } from "./board.tsx";
import { Congratulations } from "./congratulations.tsx";
import { Counters } from "./counters.tsx";
import styles from "./memory-game.module.css";
import { isFinished, score, secondsPlayed } from "./rules.ts";
import { statusOf } from "./status.ts";
import { useKeptScore } from "./use-kept-score.ts";
import { useMemoryGame } from "./use-memory-game.ts";

const words = text.memoryGame;

/** The card-pair game. */
export function MemoryGame() {
  const { back } = useScreen();
  const { game, flip, restart } = useMemoryGame();
  useKeptScore(game);
  const board = useRef<HTMLFieldSetElement>(null);
  const seconds = secondsPlayed(game);

  const playAgain = () => {
    restart();
    // The pressed button goes away with its card; the new game starts at the first card.
    board.current?.querySelector("button")?.focus();
  };

  return (
    <Page title={words.title} onBack={back}>
      <div className={styles.table}>
        <div className={styles.news}>
          <Counters seconds={seconds} attempts={game.attempts} pairs={game.found.length} />
          <p className={styles.status} role="status">
            {statusOf(game)}
          </p>
          {isFinished(game) && (
            <Congratulations
              seconds={seconds}
              points={score(seconds, game.attempts)}
              onPlayAgain={playAgain}
            />
          )}
        </div>
        <Board game={game} onFlip={flip} ref={board} />
        {!isFinished(game) && (
          <Button icon={RotateCcw} className={styles.restart ?? ""} onClick={restart}>
            {words.newGame}
          </Button>
        )}
      </div>
    </Page>
  );
}
