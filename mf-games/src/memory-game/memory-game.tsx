import { Button } from "@acompana/kit/ui";
import { RotateCcw } from "lucide-react";
import { useRef } from "react";
import { EndCard } from "../frame/end-card.tsx";
import { GameOptions } from "../frame/game-options.tsx";
import { GamePage } from "../frame/game-page.tsx";
import { secondsPlayed } from "../frame/play-clock.ts";
import { clockTime, timeInWords } from "../frame/play-time.ts";
import { text } from "../text.ts";
import { Board } from "./board.tsx";
import { isFinished, PAIRS, score } from "./rules.ts";
import { statusOf } from "./status.ts";
import { useMemoryGame } from "./use-memory-game.ts";

const words = text.memoryGame;

/** The card-pair game. */
export function MemoryGame() {
  const { game, level, sounds, flip, restart } = useMemoryGame();
  const board = useRef<HTMLFieldSetElement>(null);
  const seconds = secondsPlayed(game);
  const finished = isFinished(game);

  const playAgain = () => {
    restart();
    // The pressed button goes away with its card; the new game starts at the first card.
    board.current?.querySelector("button")?.focus();
  };

  return (
    <GamePage
      title={words.title}
      counters={[
        { name: text.frame.time, value: clockTime(seconds) },
        { name: words.attempts, value: game.attempts },
        { name: words.pairs, value: words.progress(game.found.length, PAIRS) },
      ]}
      status={statusOf(game)}
      end={
        finished && (
          <EndCard points={score(seconds, game.attempts)} onAgain={playAgain}>
            {words.summary(PAIRS, timeInWords(seconds))}
          </EndCard>
        )
      }
      below={
        <>
          {!finished && (
            <Button icon={RotateCcw} wide onClick={restart}>
              {text.frame.newGame}
            </Button>
          )}
          <GameOptions level={level} sounds={sounds} />
        </>
      }
    >
      <Board game={game} onFlip={flip} ref={board} />
    </GamePage>
  );
}
