import { Button, Page } from "@acompana/kit/ui";
import { RotateCcw } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { type GameType, useGamesHost } from "../host/games-host.ts";
import { SoundQuestion } from "../sound/sound-question.tsx";
import { text } from "../text.ts";
import { type Counter, Counters } from "./counters.tsx";
import { EndCard, type GameEnd } from "./end-card.tsx";
import { GameOptions, type GameOptionsProps } from "./game-options.tsx";
import styles from "./game-page.module.css";
import { GameStatus } from "./game-status.tsx";
import { useScrollIntoView, useWholeEnd } from "./scroll-into-view.ts";
import { useRecord } from "./use-record.ts";

/** What a player may do in every game. */
interface GamePlay extends GameOptionsProps {
  gameType: GameType;
  /** Whether a hint was given: such a game is no record. */
  isHelped?: boolean;
  /** Begins another game. */
  restart: () => void;
}

interface GamePageProps {
  title: string;
  counters: readonly Counter[];
  /** What has just happened or is to be done, in one kind sentence; read out when it changes. */
  status: string;
  /** Read out after the status and not displayed: it says what the table shows. */
  spoken?: string | undefined;
  /** What one may want to read again at any time: stands beside the table, or below it. */
  rule?: string;
  /** Its sentences are long: room is kept for three lines on a small screen. */
  wordy?: boolean;
  play: GamePlay;
  /** How the game or round has ended; null while it goes on. */
  end: GameEnd | null;
  /** Whether another game can be begun at any time; a game that waits for its start needs none. */
  newGame?: boolean;
  /** Another value for each deal, on which the table scrolls into view. */
  dealt: unknown;
  /** Whether the table hides its contents soon, so it must be visible as soon as the page opens. */
  fleeting?: boolean;
  /** What is written or taken back with: beside the table where there is room, else below it. */
  controls?: ReactNode;
  /** Reads a part of a large table aloud: below it, before the rule. */
  listen?: ReactNode;
  /** What only this game lets one set. */
  options?: ReactNode;
  /** Hears the keys that are pressed while the focus is in this game. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The table: board, digits, question. Its first button has the focus when played again. */
  children: ReactNode;
}

/** The frame of every game: heading, way back, counters, what happened, table, settings. */
export function GamePage(props: GamePageProps) {
  const { title, counters, play, end, newGame = true, controls, children } = props;
  const { back } = useGamesHost();
  const table = useRef<HTMLDivElement>(null);
  useScrollIntoView(table, end ? null : props.dealt, props.fleeting ?? false);
  useWholeEnd(table, end !== null);
  const record = useRecord(play.gameType, end?.points ?? null, play.isHelped ?? false);

  const isBare = [children].flat().every((part) => !part);
  const isAgain = useRef(false);
  const playAgain = () => {
    isAgain.current = true;
    (end?.onAgain ?? play.restart)();
  };
  // The pressed button has disappeared with its card.
  useEffect(() => {
    if (end !== null || !isAgain.current) return;
    isAgain.current = false;
    table.current?.querySelector("button")?.focus();
  }, [end]);
  return (
    // A press beside the buttons leaves the focus here, so this game still hears its keys.
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are typed wherever the focus is
    <div
      className={`${styles.game} ${isBare ? styles.bare : styles.laid} ${end ? styles.ended : ""}`}
      tabIndex={-1}
      onKeyDown={props.onKeyDown}
    >
      <Page title={title} onBack={back}>
        <div className={styles.table}>
          <div className={styles.news}>
            <Counters counters={counters} />
            <GameStatus status={props.status} spoken={props.spoken} wordy={props.wordy ?? false} />
            {end && <EndCard {...end} game={play.gameType} record={record} onAgain={playAgain} />}
          </div>
          <div ref={table} className={styles.play} data-played="">
            {children}
          </div>
          {controls && (
            <div className={styles.controls} data-played="">
              {controls}
            </div>
          )}
          <div className={styles.below}>
            {props.listen}
            {props.rule && <p className={styles.rule}>{props.rule}</p>}
            {newGame && !end && (
              <Button icon={RotateCcw} wide onClick={play.restart}>
                {text.frame.newGame}
              </Button>
            )}
            {!play.sounds.isAsked && <SoundQuestion sounds={play.sounds} />}
            <GameOptions difficulty={play.difficulty} sounds={play.sounds}>
              {props.options}
            </GameOptions>
          </div>
        </div>
      </Page>
    </div>
  );
}
