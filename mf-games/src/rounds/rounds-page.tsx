import type { ReactNode } from "react";
import type { GameEnd } from "../frame/end-card.tsx";
import { GamePage } from "../frame/game-page.tsx";
import { text } from "../text.ts";
import { type RoundsState, secondsToLook } from "./rounds.ts";
import styles from "./rounds-page.module.css";
import type { RoundsPlay } from "./use-rounds.ts";

const words = text.rounds;

interface RoundsPageProps<Item> {
  play: RoundsPlay<Item>;
  title: string;
  status: string;
  spoken?: string | undefined;
  /** What ends a game or a round: its words, and what its button does. */
  end: Omit<GameEnd, "points">;
  /** What is shown and what is given back; its first button takes the focus of a new game. */
  children: ReactNode;
}

/** The frame of a game of rounds: level, points and the seconds that something is still shown. */
export function RoundsPage<Item>(props: RoundsPageProps<Item>) {
  const { play, title, status, spoken, end, children } = props;
  const { game } = play;
  return (
    <GamePage
      title={title}
      counters={[
        { name: words.level, value: game.level },
        { name: text.frame.score, value: game.score },
      ]}
      status={status}
      spoken={spoken}
      play={play}
      dealt={game.target}
      fleeting
      end={game.phase === "lost" ? { ...end, points: game.score } : null}
    >
      <div className={styles.table}>
        <p className={styles.seconds} role="timer">
          {lookWords(game)}
        </p>
        {children}
      </div>
    </GamePage>
  );
}

/** Who is to wait, and for how long; no words once a round is over. */
function lookWords(game: RoundsState<unknown>): string {
  if (game.phase === "input") return words.yourTurn;
  const seconds = secondsToLook(game);
  return seconds > 0 ? words.secondsToLook(seconds) : "";
}
