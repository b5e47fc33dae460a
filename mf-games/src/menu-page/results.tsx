import { useScreen } from "@acompana/kit/area";
import { relativeDay } from "@acompana/kit/format";
import type { CSSProperties } from "react";
import { text } from "../text.ts";
import type { PlayedGame } from "./games.resource.ts";
import styles from "./results.module.css";

const words = text.results;

/** Best score and last five of one game: a small chart, each bar with its points and its day. */
export function Results({ played }: { played: PlayedGame | undefined }) {
  const { timeZone } = useScreen();
  if (!played || played.best === null) return <p className={styles.none}>{words.none}</p>;
  const { best, latest } = played;
  const now = new Date();
  return (
    <dl className={styles.results}>
      <div>
        <dt>{words.best}</dt>
        <dd>{best}</dd>
      </div>
      <div className={styles.recent}>
        <dt>{words.latest}</dt>
        <dd>
          <ol className={styles.latest}>
            {latest.map(({ id, score, completedAt }) => (
              <li key={id}>
                <span className={styles.score}>{score}</span>
                <span
                  aria-hidden="true"
                  className={styles.bar}
                  style={{ "--part": best > 0 ? score / best : 0 } as CSSProperties}
                />
                <span className={styles.day}>
                  {relativeDay(new Date(completedAt), now, timeZone)}
                </span>
              </li>
            ))}
          </ol>
        </dd>
      </div>
    </dl>
  );
}
