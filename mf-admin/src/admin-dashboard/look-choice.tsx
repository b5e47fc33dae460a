import { Button, VisuallyHidden } from "@acompana/kit/ui";
import { Check, LayoutGrid, List } from "lucide-react";
import { text } from "../text.ts";
import styles from "./look-choice.module.css";

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
    <fieldset className={styles.choice}>
      <VisuallyHidden as="legend">{words.title}</VisuallyHidden>
      {(["cards", "compact"] as const).map((one) => (
        <Button
          key={one}
          icon={one === look ? Check : icons[one]}
          aria-pressed={one === look}
          onClick={() => onLook(one)}
        >
          {words[one]}
        </Button>
      ))}
    </fieldset>
  );
}
