import { Button, Page, Unseen } from "@acompana/kit/ui";
import { RotateCcw } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useGamesHost } from "../host/games-host.ts";
import { text } from "../text.ts";
import { type Counter, Counters } from "./counters.tsx";
import { EndCard, type GameEnd } from "./end-card.tsx";
import { GameOptions, type GameOptionsProps } from "./game-options.tsx";
import styles from "./game-page.module.css";
import { useInSight } from "./in-sight.ts";

/** What a player may do in every game. */
export interface GamePlay extends GameOptionsProps {
  /** Begins another game. */
  restart: () => void;
}

interface GamePageProps {
  title: string;
  counters: readonly Counter[];
  /** What has just happened or is to be done, in one kind sentence; read out when it changes. */
  status: string;
  /** Read out after the status and not shown: what eyes see on the table. */
  spoken?: string | undefined;
  /** What one may want to read again at any time: stands beside the table, or below it. */
  rule?: string;
  /** Its sentences are long: room is kept for three lines on a small screen. */
  wordy?: boolean;
  play: GamePlay;
  /** Told when a game or a round has ended; null while it goes on. */
  end: GameEnd | null;
  /** Whether another game can be begun at any time; a game that waits for its start needs none. */
  newGame?: boolean;
  /** Another value for each deal, on which the table comes into sight. */
  dealt: unknown;
  /** Whether what is on the table is soon hidden, so that it must be seen as soon as the page opens. */
  fleeting?: boolean;
  /** The table: board, digits, question. Its first button takes the focus of a game played again. */
  children: ReactNode;
}

/** The frame of every game: heading and way back, counters, what happened, the table, what can be set. */
export function GamePage(props: GamePageProps) {
  const { title, counters, status, spoken, play, end, newGame = true, children } = props;
  const { back } = useGamesHost();
  const table = useRef<HTMLDivElement>(null);
  // The card that ends a game brings itself into sight.
  useInSight(table, end ? null : props.dealt, props.fleeting ?? false);

  const playAgain = () => {
    (end?.onAgain ?? play.restart)();
    // The pressed button goes away with its card.
    table.current?.querySelector("button")?.focus();
  };
  return (
    <Page title={title} onBack={back}>
      <div className={styles.table}>
        <div className={styles.news}>
          <Counters counters={counters} />
          <p className={`${styles.status} ${props.wordy ? styles.wordy : ""}`} role="status">
            {status}
            {spoken && <Unseen> {spoken}</Unseen>}
          </p>
          {end && <EndCard {...end} onAgain={playAgain} />}
        </div>
        <div ref={table} className={styles.play}>
          {children}
        </div>
        <div className={styles.below}>
          {props.rule && <p className={styles.rule}>{props.rule}</p>}
          {newGame && !end && (
            <Button icon={RotateCcw} wide onClick={play.restart}>
              {text.frame.newGame}
            </Button>
          )}
          <GameOptions level={play.level} sounds={play.sounds} />
        </div>
      </div>
    </Page>
  );
}
