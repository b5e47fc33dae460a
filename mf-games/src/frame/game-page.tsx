import { Page, Unseen } from "@acompana/kit/ui";
import type { ReactNode } from "react";
import { useGamesHost } from "../host/games-host.ts";
import { type Counter, Counters } from "./counters.tsx";
import styles from "./game-page.module.css";

interface GamePageProps {
  title: string;
  counters: readonly Counter[];
  /** What has just happened or is to be done, in one kind sentence; read out when it changes. */
  status: string;
  /** Read out after the status and not shown: what eyes see on the table. */
  spoken?: string | undefined;
  /** The card that ends a game or a round. */
  end?: ReactNode;
  /** The table: board, digits, question. */
  children: ReactNode;
  /** What stands below: the button for another game, the options. */
  below?: ReactNode;
}

/** The frame of every game: heading and way back, counters, what happened, the table, what can be set. */
export function GamePage({ title, counters, status, spoken, end, children, below }: GamePageProps) {
  const { back } = useGamesHost();
  return (
    <Page title={title} onBack={back}>
      <div className={styles.table}>
        <div className={styles.news}>
          <Counters counters={counters} />
          <p className={styles.status} role="status">
            {status}
            {spoken && <Unseen> {spoken}</Unseen>}
          </p>
          {end}
        </div>
        <div className={styles.play}>{children}</div>
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </Page>
  );
}
