import { Button } from "@acompana/kit/ui";
import { Undo2 } from "lucide-react";
import { text } from "../text.ts";
import type { RoundsPlay } from "./use-rounds.ts";

/** Takes back what was given last, right or not. */
export function TakeBackButton<Item>({ play: { game, takeBack } }: { play: RoundsPlay<Item> }) {
  const isNothing = game.phase !== "input" || game.given.length === 0;
  return (
    // Not `disabled`: the focus stays where the person left it.
    <Button icon={Undo2} wide aria-disabled={isNothing} onClick={takeBack}>
      {text.rounds.takeBack}
    </Button>
  );
}
