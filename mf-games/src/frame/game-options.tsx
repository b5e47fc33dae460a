import { VOLUMES } from "../sound/sounds.ts";
import type { Sounds } from "../sound/use-sounds.ts";
import { text } from "../text.ts";
import { Choice } from "./choice.tsx";
import styles from "./game-options.module.css";
import type { ChosenLevel } from "./levels.ts";

const words = text.frame;

export interface GameOptionsProps {
  level: Pick<ChosenLevel, "level" | "choose" | "levels">;
  sounds: Sounds;
}

/** What a player may set in every game: the level, always in sight, and the sounds. */
export function GameOptions({ level, sounds }: GameOptionsProps) {
  return (
    <section className={styles.options} aria-label={words.options}>
      <Choice
        legend={words.level}
        options={level.levels.map((value) => ({ value, label: words.levels[value] }))}
        value={level.level}
        onChoose={level.choose}
      />
      {level.level === "own-pace" && <p className={styles.hint}>{words.ownPaceHint}</p>}
      <Choice
        legend={words.sound}
        options={VOLUMES.map((value) => ({ value, label: words.volumes[value] }))}
        value={sounds.volume}
        onChoose={sounds.setVolume}
      />
    </section>
  );
}
