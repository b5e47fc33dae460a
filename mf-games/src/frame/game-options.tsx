import { Choice } from "@acompana/kit/ui";
import { VOLUMES } from "../sound/sounds.ts";
import type { Sounds } from "../sound/use-sounds.ts";
import { text } from "../text.ts";
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
        size="large"
        legend={words.level}
        options={level.levels.map((value) => ({ value, label: words.levels[value] }))}
        value={level.level}
        onValue={level.choose}
      />
      {level.level === "own-pace" && <p className={styles.hint}>{words.ownPaceHint}</p>}
      <Choice
        size="large"
        legend={words.sound}
        options={VOLUMES.map((value) => ({ value, label: words.volumes[value] }))}
        value={sounds.volume}
        onValue={sounds.setVolume}
      />
    </section>
  );
}
