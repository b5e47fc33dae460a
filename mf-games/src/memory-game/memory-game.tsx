import { GamePage } from "../frame/game-page.tsx";
import { secondsPlayed } from "../frame/play-clock.ts";
import { clockTime, timeInWords } from "../frame/play-time.ts";
import { text } from "../text.ts";
import { Board } from "./board.tsx";
import { Pair } from "./pair.tsx";
import { isFinished, isLooking, PAIRS, score } from "./rules.ts";
import { statusOf } from "./status.ts";
import { useMemoryGame } from "./use-memory-game.ts";

const words = text.memoryGame;

/** The card-pair game. */
export function MemoryGame() {
  const play = useMemoryGame();
  const { game } = play;
  const seconds = secondsPlayed(game);

  return (
    <GamePage
      title={words.title}
      counters={[
        { name: text.frame.time, value: clockTime(seconds) },
        { name: words.attempts, value: game.attempts },
        { name: words.pairs, value: words.progress(game.found.length, PAIRS) },
      ]}
      status={statusOf(game)}
      play={play}
      drawing={<Pair />}
      dealt={game.deck}
      fleeting={isLooking(game)}
      end={
        isFinished(game)
          ? {
              points: score(seconds, game.attempts),
              line: words.summary(PAIRS, timeInWords(seconds)),
            }
          : null
      }
    >
      <Board game={game} onFlip={play.flip} />
    </GamePage>
  );
}
