import type { KeyboardEvent } from "react";
import { Keys } from "../rounds/keys.tsx";
import { orderStatus } from "../rounds/order-status.ts";
import { RoundsPage } from "../rounds/rounds-page.tsx";
import { Slots } from "../rounds/slots.tsx";
import { TakeBackButton } from "../rounds/take-back-button.tsx";
import { type RoundsGame, savedRounds, useRounds } from "../rounds/use-rounds.ts";
import { text } from "../text.ts";
import { LEVELS, remembered, resultOf, rules } from "./rules.ts";
import { Skittle } from "./skittle.tsx";

const words = text.numberSequence;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const numberSequence: RoundsGame<number> = {
  rules,
  type: "number-sequence",
  levels: LEVELS,
  // Each correct round is kept (spec §4).
  result: (game) => (game.phase === "won" ? resultOf(game) : null),
  saving: savedRounds("number-sequence", rules, Number.isInteger),
};

/** Digits are shown, and are to be repeated in order. */
export function NumberSequenceGame() {
  const play = useRounds(numberSequence);
  const { game, give } = play;
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (/^[1-9]$/.test(key)) give(Number(key));
    if (key === "Backspace") play.takeBack();
  };

  return (
    <RoundsPage
      play={play}
      title={words.title}
      intro={words.intro(game.look === "until-ready")}
      onKeyDown={onKey}
      status={orderStatus(game, words)}
      spoken={game.phase === "showing" ? words.spoken(game.target) : undefined}
      end={{
        title: words.goodTry,
        line: [words.were(game.target), words.remembered(remembered(game), game.target.length)]
          .filter(Boolean)
          .join(" "),
        again: words.again,
        onAgain: play.retry,
      }}
    >
      <Slots
        game={game}
        of="digits"
        label={words.digits}
        draw={(digit, place) => <Skittle digit={digit} place={place} />}
      />
      {game.phase !== "lost" && (
        <>
          <Keys
            items={DIGITS}
            of="digits"
            label={words.keys}
            waiting={game.phase !== "input"}
            onItem={give}
            draw={(digit) => digit}
          />
          <TakeBackButton play={play} />
        </>
      )}
    </RoundsPage>
  );
}
