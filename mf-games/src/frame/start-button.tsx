import { Button } from "@acompana/kit/ui";
import { Play } from "lucide-react";
import type { Ref } from "react";
import { text } from "../text.ts";
import styles from "./start-button.module.css";

/** Begins a game that waits for its player: nobody is taken by surprise. */
export function StartButton({
  onClick,
  ref,
}: {
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <Button
      ref={ref}
      look="primary"
      icon={Play}
      data-skips=""
      wide
      className={styles.start ?? ""}
      onClick={onClick}
    >
      {text.frame.start}
    </Button>
  );
}
