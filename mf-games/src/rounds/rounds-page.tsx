import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { GameEnd } from "../frame/end-card.tsx";
import { GamePage } from "../frame/game-page.tsx";
import { StartButton } from "../frame/start-button.tsx";
import { text } from "../text.ts";
import { type RoundsState, secondsToLook } from "./rounds.ts";
import styles from "./rounds-page.module.css";
import type { RoundsPlay } from "./use-rounds.ts";

const words = text.rounds;

interface RoundsPageProps<Item> {
  play: RoundsPlay<Item>;
  title: string;
  /** What is to come, while the game waits to be begun. */
  intro: string;
  status: string;
  spoken?: string | undefined;
  /** What ends a game or a round: its words, and what its button does. */
  end: Omit<GameEnd, "points">;
  /** The game's own picture. */
  drawing: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** What is shown and what is given back; its first button takes the focus of a new game. */
  children: ReactNode;
}

/** The frame of a game of rounds: level, points and the seconds that something is still shown. */
export function RoundsPage<Item>(props: RoundsPageProps<Item>) {
  const { play, title, status, spoken, end, drawing, children } = props;
  const { game } = play;
  const isWaiting = game.phase === "idle";
  const table = useFocusAfterStart(isWaiting);
  return (
    <GamePage
      title={title}
      counters={[
        { name: words.level, value: game.level },
        { name: text.frame.score, value: game.score },
      ]}
      status={isWaiting ? props.intro : status}
      spoken={spoken}
      play={play}
      dealt={isWaiting ? null : game.target}
      fleeting
      newGame={!isWaiting}
      drawing={drawing}
      onKeyDown={props.onKeyDown ?? (() => {})}
      end={game.phase === "lost" ? { ...end, points: game.score } : null}
    >
      {isWaiting ? (
        <StartButton onClick={play.begin} />
      ) : (
        <div ref={table} className={styles.table}>
          <p className={styles.seconds} role="timer">
            {lookWords(game)}
          </p>
          {children}
        </div>
      )}
    </GamePage>
  );
}

/** Gives the focus to the first key of the table when 'Empezar', which had it, has gone away. */
function useFocusAfterStart(isWaiting: boolean) {
  const table = useRef<HTMLDivElement>(null);
  const waited = useRef(isWaiting);
  useEffect(() => {
    if (waited.current && !isWaiting) table.current?.querySelector("button")?.focus();
    waited.current = isWaiting;
  }, [isWaiting]);
  return table;
}

/** How long the player must wait; no words when a round is over. */
function lookWords(game: RoundsState<unknown>): string {
  if (game.phase === "input") return words.yourTurn;
  const seconds = secondsToLook(game);
  return seconds > 0 ? words.secondsToLook(seconds) : "";
}
