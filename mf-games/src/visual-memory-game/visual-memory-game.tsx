import { Button } from "@acompana/kit/ui";
import { Check } from "lucide-react";
import { useState } from "react";
import { RoundsPage } from "../rounds/rounds-page.tsx";
import { type RoundsGame, savedRounds, useRounds } from "../rounds/use-rounds.ts";
import { text } from "../text.ts";
import { CHECK, chosenTiles, LEVELS, resultOf, rules, type VisualGame } from "./rules.ts";
import { Tiles, tileName } from "./tiles.tsx";
import styles from "./visual-memory-game.module.css";

const words = text.visualMemory;

const visualMemory: RoundsGame<number> = {
  rules,
  type: "visual-memory",
  levels: LEVELS,
  // The game's points are kept when it ends (spec §4).
  result: (game) => (game.phase === "lost" ? resultOf(game) : null),
  saving: savedRounds("visual-memory", rules, Number.isInteger),
};

/** Tiles light up and are to be found again. */
export function VisualMemoryGame() {
  const play = useRounds(visualMemory);
  const { game, give } = play;
  /** What was chosen when 'Comprobar' came too early. */
  const [early, setEarly] = useState<readonly number[] | null>(null);
  const left = game.target.length - chosenTiles(game).length;

  // A set of another size cannot be right: the round goes on, and the status says so.
  const check = () => (left === 0 ? give(CHECK) : setEarly(game.given));

  return (
    <RoundsPage
      play={play}
      title={words.title}
      intro={words.intro}
      status={early === game.given && left > 0 ? words.notYet(left) : statusOf(game)}
      spoken={game.phase === "showing" ? words.spoken(game.target.map(tileName)) : undefined}
      end={{
        title: text.rounds.goodGame,
        line: text.rounds.reached(game.level),
      }}
    >
      <Tiles game={game} onTile={give} />
      {game.phase !== "lost" && (
        <Button
          look="primary"
          icon={Check}
          wide
          className={styles.check ?? ""}
          aria-disabled={game.phase !== "input"}
          onClick={check}
        >
          {words.check}
        </Button>
      )}
    </RoundsPage>
  );
}

function statusOf(game: VisualGame): string {
  const all = game.target.length;
  const chosen = chosenTiles(game).length;
  switch (game.phase) {
    case "idle":
    case "showing":
      return words.remember(all);
    case "input":
      if (chosen > all) return words.tooMany(chosen - all);
      return chosen === all ? words.ready : words.choose(chosen, all);
    case "won":
      return text.rounds.right;
    case "lost":
      return words.over;
  }
}
