import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { GameEnd } from "../frame/end-card.tsx";
import { GamePage } from "../frame/game-page.tsx";
import { LookChoice, SeenButton } from "../frame/look-choice.tsx";
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
  onKeyDown?: (event: KeyboardEvent) => void;
  /** What is shown and what is given back; its first button takes the focus of a new game. */
  children: ReactNode;
}

/** The frame of a game of rounds: level, points and the seconds that something is still shown. */
export function RoundsPage<Item>(props: RoundsPageProps<Item>) {
  const { play, title, status, spoken, end, children } = props;
  const { game } = play;
  const isWaiting = game.phase === "idle";
  const table = useHandedFocus(game.phase);
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
      options={<LookChoice {...play.look} />}
      onKeyDown={props.onKeyDown ?? (() => {})}
      end={game.phase === "lost" ? { ...end, points: game.score } : null}
    >
      {isWaiting ? (
        <StartButton onClick={play.begin} />
      ) : (
        <div ref={table} className={styles.table}>
          {game.phase !== "lost" && (
            <div className={styles.looking}>
              <p className={styles.seconds} role="timer">
                {lookWords(game)}
              </p>
              {game.look !== "normal" && (
                <SeenButton isIdle={game.phase !== "showing"} onSeen={play.seen} />
              )}
            </div>
          )}
          {children}
        </div>
      )}
    </GamePage>
  );
}

/**
 * Gives the focus to the first button of the table when 'Empezar', which had it, has gone away, and
 * to the first key when 'Ya lo he visto' has done its work.
 */
function useHandedFocus(phase: RoundsState<unknown>["phase"]) {
  const table = useRef<HTMLDivElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    const all = table.current;
    if (before.current === "idle" && phase !== "idle") all?.querySelector("button")?.focus();
    const wasSeen = before.current === "showing" && phase === "input";
    if (wasSeen && document.activeElement?.getAttribute("aria-disabled") === "true")
      all?.querySelector<HTMLElement>("fieldset button")?.focus();
    before.current = phase;
  }, [phase]);
  return table;
}

/** How long the player must wait; no words when a round is over. */
function lookWords(game: RoundsState<unknown>): string {
  if (game.phase === "input") return words.yourTurn;
  if (game.phase === "showing" && game.look === "until-ready") return text.look.noHurry;
  const seconds = secondsToLook(game);
  return seconds > 0 ? words.secondsToLook(seconds) : "";
}
