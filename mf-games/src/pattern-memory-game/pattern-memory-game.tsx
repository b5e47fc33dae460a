import { RoundsPage } from "../rounds/rounds-page.tsx";
import { type RoundsGame, useRounds } from "../rounds/use-rounds.ts";
import { text } from "../text.ts";
import { ColourKeys } from "./colour-keys.tsx";
import { nameOf, Pattern } from "./pattern.tsx";
import { type Colour, type PatternGame, RUNGS, resultOf, rules } from "./rules.ts";

const words = text.patternMemory;

const patternMemory: RoundsGame<Colour> = {
  rules,
  type: "pattern-memory",
  rungs: RUNGS,
  // The game's points are kept when it ends (spec §4).
  result: (game) => (game.phase === "lost" ? resultOf(game) : null),
};

/** Colours are shown, each with its shape, and are to be repeated in order. */
export function PatternMemoryGame() {
  const play = useRounds(patternMemory);
  const { game, give } = play;
  const names = game.target.map(nameOf);
  return (
    <RoundsPage
      play={play}
      title={words.title}
      status={statusOf(game)}
      spoken={game.phase === "showing" ? `${names.join("; ")}.` : undefined}
      end={{
        title: text.rounds.goodGame,
        line: `${words.were(names)} ${text.rounds.reached(game.level)}`,
        again: text.frame.playAgain,
        onAgain: play.restart,
      }}
    >
      <Pattern game={game} />
      <ColourKeys waiting={game.phase !== "input"} onColour={give} />
    </RoundsPage>
  );
}

function statusOf({ phase, given, target }: PatternGame): string {
  switch (phase) {
    case "showing":
      return words.remember;
    case "input":
      return words.repeat(given.length, target.length);
    case "won":
      return text.rounds.right;
    case "lost":
      return words.over;
  }
}
