import { Check, LayoutGrid, List } from "lucide-react";
import { text } from "../text.ts";
import { Toggles } from "./toggles.tsx";

const words = text.looks;

export type ListLook = "cards" | "compact";

interface LookChoiceProps {
  look: ListLook;
  onLook: (look: ListLook) => void;
}

/** Cards with everything on them, or a line for each person; the chosen one bears a tick. */
export function LookChoice({ look, onLook }: LookChoiceProps) {
  const icons = { cards: LayoutGrid, compact: List };
  return (
    <Toggles
      title={words.title}
      chosen={look}
      onChosen={onLook}
      options={(["cards", "compact"] as const).map((one) => ({
        value: one,
        label: words[one],
        icon: one === look ? Check : icons[one],
      }))}
    />
  );
}
