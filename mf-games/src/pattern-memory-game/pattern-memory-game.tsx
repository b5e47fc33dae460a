import { VisuallyHidden } from "@acompana/kit/ui";
import { Keys } from "../rounds/keys.tsx";
import { orderStatus } from "../rounds/order-status.ts";
import { RoundsPage } from "../rounds/rounds-page.tsx";
import { Slots } from "../rounds/slots.tsx";
import { TakeBackButton } from "../rounds/take-back-button.tsx";
import { type RoundsGame, savedRounds, useRounds } from "../rounds/use-rounds.ts";
import { text } from "../text.ts";
import { ColourShape } from "./colour-shape.tsx";
import { Palette } from "./palette.tsx";
import { COLOURS, type Colour, LEVELS, resultOf, rules } from "./rules.ts";

const words = text.patternMemory;

const patternMemory: RoundsGame<Colour> = {
  rules,
  type: "pattern-memory",
  levels: LEVELS,
  // The game's points are kept when it ends (spec §4).
  result: (game) => (game.phase === "lost" ? resultOf(game) : null),
  saving: savedRounds("pattern-memory", rules, (kept) => COLOURS.some((one) => one === kept)),
};

/** 'rojo, corazón': how a colour is named wherever it is read out. */
const nameOf = (colour: Colour) => words.named(words.colours[colour], words.shapes[colour]);

/** Colours are shown, each with its shape, and are to be repeated in order. */
export function PatternMemoryGame() {
  const play = useRounds(patternMemory);
  const { game, give } = play;
  const names = game.target.map(nameOf);
  return (
    <RoundsPage
      play={play}
      title={words.title}
      intro={words.intro}
      drawing={<Palette />}
      status={orderStatus(game, words)}
      spoken={game.phase === "showing" ? `${names.join("; ")}.` : undefined}
      end={{
        title: text.rounds.goodGame,
        line: `${words.were(names)} ${text.rounds.reached(game.level)}`,
      }}
    >
      <Slots
        game={game}
        of="colours"
        label={words.pattern}
        draw={(colour) => (
          <>
            <ColourShape colour={colour} />
            <VisuallyHidden>{nameOf(colour)}</VisuallyHidden>
          </>
        )}
      />
      <Keys
        items={COLOURS}
        of="colours"
        label={words.keys}
        waiting={game.phase !== "input"}
        onItem={give}
        name={nameOf}
        draw={(colour) => (
          <>
            <ColourShape colour={colour} />
            <span>{words.colours[colour]}</span>
          </>
        )}
      />
      <TakeBackButton play={play} />
    </RoundsPage>
  );
}
