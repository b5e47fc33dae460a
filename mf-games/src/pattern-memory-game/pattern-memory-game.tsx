import { Keys } from "../rounds/keys.tsx";
import { orderStatus } from "../rounds/order-status.ts";
import { RoundsPage } from "../rounds/rounds-page.tsx";
import { Slots } from "../rounds/slots.tsx";
import { TakeBackButton } from "../rounds/take-back-button.tsx";
import { type RoundsGame, savedRounds, useRounds } from "../rounds/use-rounds.ts";
import { text } from "../text.ts";
import { Flowerpot } from "./flowerpot.tsx";
import { COLOURS, type Colour, LEVELS, resultOf, rules } from "./rules.ts";

const words = text.patternMemory;

/** The note of each colour in Hz: no two of the scale sound badly together. */
const NOTES: Record<Colour, number> = {
  red: 262,
  blue: 294,
  green: 330,
  yellow: 392,
  purple: 440,
  orange: 523,
};

const patternMemory: RoundsGame<Colour> = {
  rules,
  type: "pattern-memory",
  soundOf: (colour) => NOTES[colour],
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
      intro={words.intro(game.look === "until-ready")}
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
        name={nameOf}
        draw={(colour) => <Flowerpot colour={colour} />}
      />
      {game.phase !== "lost" && (
        <>
          <Keys
            items={COLOURS}
            of="colours"
            label={words.keys}
            waiting={game.phase !== "input"}
            onItem={give}
            name={nameOf}
            draw={(colour) => (
              <>
                <Flowerpot colour={colour} />
                <span>{words.colours[colour]}</span>
              </>
            )}
          />
          <TakeBackButton play={play} />
        </>
      )}
    </RoundsPage>
  );
}
