import { useScreen } from "@acompana/kit/area";
import { today } from "@acompana/kit/clock";
import { relativeDay } from "@acompana/kit/format";
import { ChevronDown, History } from "lucide-react";
import { text } from "../text.ts";
import type { PlayedGame } from "./games.resource.ts";
import styles from "./results.module.css";

const words = text.results;

interface ResultsProps {
  /** The menu's games by their titles; undefined for a game that nothing is known of. */
  games: readonly (readonly [title: string, played: PlayedGame | undefined])[];
}

/** The last five games of each kind that was played, with their points: folded below the tiles. */
export function Results({ games }: ResultsProps) {
  const { timeZone } = useScreen();
  const now = today();
  const played = games.flatMap(([title, game]) =>
    game && game.latest.length > 0 ? [{ title, latest: game.latest }] : [],
  );
  if (played.length === 0) return null;
  return (
    <details className={styles.results}>
      <summary>
        <History aria-hidden="true" />
        {words.latest}
        <ChevronDown aria-hidden="true" />
      </summary>
      {played.map(({ title, latest }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ol>
            {latest.map(({ id, score, completedAt }) => (
              <li key={id}>
                <span>{relativeDay(new Date(completedAt), now, timeZone)}</span>
                <strong>{text.frame.points(score)}</strong>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </details>
  );
}
