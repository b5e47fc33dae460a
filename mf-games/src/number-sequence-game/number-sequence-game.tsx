import { useCallback, useRef } from "react";
import { RoundsPage } from "../rounds/rounds-page.tsx";
import { type RoundsGame, useDigitKeys, useRounds } from "../rounds/use-rounds.ts";
import { text } from "../text.ts";
import { DigitKeys } from "./digit-keys.tsx";
import { Digits } from "./digits.tsx";
import { type NumberGame, RUNGS, resultOf, rules } from "./rules.ts";

const words = text.numberSequence;

const numberSequence: RoundsGame<number> = {
  rules,
  type: "number-sequence",
  rungs: RUNGS,
  // Each correct round is kept (spec §4).
  result: (game) => (game.phase === "won" ? resultOf(game) : null),
};

/** Digits are shown, and are to be repeated in order. */
export function NumberSequenceGame() {
  const play = useRounds(numberSequence);
  const { game, give } = play;
  const latest = useRef(give);
  latest.current = give;
  useDigitKeys(useCallback((digit) => latest.current(digit), []));

  return (
    <RoundsPage
      play={play}
      title={words.title}
      status={statusOf(game)}
      spoken={game.phase === "showing" ? words.spoken(game.target) : undefined}
      end={{
        title: words.goodTry,
        line: words.were(game.target),
        again: words.again,
        onAgain: play.retry,
      }}
    >
      <Digits game={game} />
      <DigitKeys waiting={game.phase !== "input"} onDigit={give} />
    </RoundsPage>
  );
}

function statusOf({ phase, given, target }: NumberGame): string {
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
