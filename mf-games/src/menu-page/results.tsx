import { text } from "../text.ts";
import type { PlayedGame } from "./games.resource.ts";
import styles from "./results.module.css";

const words = text.results;

/** Best score and last five of one game. */
export function Results({ played }: { played: PlayedGame | undefined }) {
  if (!played || played.best === null) return <p className={styles.none}>{words.none}</p>;
  return (
    <dl className={styles.results}>
      <div>
        <dt>{words.best}</dt>
        <dd>{played.best}</dd>
      </div>
      <div>
        <dt>{words.latest}</dt>
        <dd>
          <ol className={styles.latest}>
            {played.latest.map(({ id, score }) => (
              <li key={id}>{score}</li>
            ))}
          </ol>
        </dd>
      </div>
    </dl>
  );
}
