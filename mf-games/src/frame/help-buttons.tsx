import { Button } from "@acompana/kit/ui";
import { Lightbulb, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { text } from "../text.ts";
import styles from "./help-buttons.module.css";

interface HelpButtonsProps {
  /** Whether there is something to take back. */
  canTakeBack: boolean;
  onTakeBack: () => void;
  /** Gives one hint; the game is no record from then on. */
  onHint: () => void;
  /** A button of the game's own, which stands before these two. */
  children?: ReactNode;
}

/** Takes back the last move, and gives one hint at a time. */
export function HelpButtons({ canTakeBack, onTakeBack, onHint, children }: HelpButtonsProps) {
  return (
    <div className={`${styles.help} ${children ? styles.three : ""}`}>
      {children}
      {/* Not `disabled`: the focus stays where the person left it. */}
      <Button icon={Undo2} aria-disabled={!canTakeBack} onClick={onTakeBack}>
        {text.frame.takeBack}
      </Button>
      <Button data-skips="" icon={Lightbulb} title={text.frame.hintNote} onClick={onHint}>
        {text.frame.hint}
      </Button>
    </div>
  );
}
