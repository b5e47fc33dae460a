import { Choice } from "@acompana/kit/ui";
import { ChevronDown, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { VOLUMES } from "../sound/sounds.ts";
import type { Sounds } from "../sound/use-sounds.ts";
import { text } from "../text.ts";
import type { ChosenDifficulty } from "./difficulty-choice.ts";
import styles from "./game-options.module.css";

const words = text.frame;

export interface GameOptionsProps {
  difficulty: Pick<ChosenDifficulty, "choice" | "choose" | "choices">;
  sounds: Sounds;
}

/** What a player may set in every game: folded away, so that the board comes first. */
export function GameOptions({
  difficulty,
  sounds,
  children,
}: GameOptionsProps & { children?: ReactNode }) {
  return (
    <section aria-label={words.options}>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <SlidersHorizontal aria-hidden="true" />
          <span>
            {words.options}
            <span className={styles.chosen}> {words.levels[difficulty.choice]}</span>
          </span>
          <ChevronDown aria-hidden="true" className={styles.arrow} />
        </summary>
        <div className={styles.options}>
          <Choice
            size="large"
            legend={words.level}
            options={difficulty.choices.map((value) => ({ value, label: words.levels[value] }))}
            value={difficulty.choice}
            onValue={difficulty.choose}
          />
          {difficulty.choice === "own-pace" && <p className={styles.hint}>{words.adaptiveHint}</p>}
          {children}
          <Choice
            size="large"
            legend={words.sound}
            options={VOLUMES.map((value) => ({ value, label: words.volumes[value] }))}
            value={sounds.volume}
            onValue={sounds.setVolume}
          />
        </div>
      </details>
    </section>
  );
}
