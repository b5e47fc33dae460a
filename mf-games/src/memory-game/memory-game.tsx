import { durationInWords } from "@acompana/kit/format";
import { timeCounter } from "../frame/counters.tsx";
import { GamePage } from "../frame/game-page.tsx";
import { LookChoice, SeenButton } from "../frame/look-choice.tsx";
import { secondsPlayed } from "../frame/play-clock.ts";
import { text } from "../text.ts";
import { Board } from "./board.tsx";
import { isFinished, isLooking, isMismatchShown, PAIRS, score } from "./rules.ts";
import { spokenOf, statusOf } from "./status.ts";
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
        timeCounter(seconds),
        { name: words.attempts, value: game.attempts },
        { name: words.pairs, value: words.progress(game.found.length, PAIRS) },
      ]}
      status={statusOf(game)}
      spoken={spokenOf(game)}
      play={play}
      options={<LookChoice {...play.look} />}
      dealt={game.deck}
      fleeting={isLooking(game)}
      end={
        isFinished(game)
          ? {
              points: score(seconds, game.attempts),
              line: words.summary(PAIRS, durationInWords(seconds)),
            }
          : null
      }
    >
      <Board game={game} onFlip={play.flip} />
      {game.look !== "normal" && (
        <SeenButton isIdle={!isLooking(game) && !isMismatchShown(game)} onSeen={play.seen} />
      )}
    </GamePage>
  );
}
