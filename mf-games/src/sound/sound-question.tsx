import { Button } from "@acompana/kit/ui";
import { Volume2, VolumeX } from "lucide-react";
import { useRef } from "react";
import { text } from "../text.ts";
import styles from "./sound-question.module.css";
import type { Volume } from "./sounds.ts";

const words = text.sound;

/** Asks once, in whichever game is opened first, whether sounds are wanted. */
export function SoundQuestion({ onAnswer }: { onAnswer: (volume: Volume) => void }) {
  const question = useRef<HTMLElement>(null);
  const answer = (volume: Volume) => {
    // The pressed button goes away; the sounds can be changed in the options that follow.
    question.current?.parentElement?.querySelector("summary")?.focus();
    onAnswer(volume);
  };
  return (
    <section ref={question} className={styles.question} aria-label={words.ask}>
      <p>{words.ask}</p>
      <Button icon={Volume2} onClick={() => answer("soft")}>
        {words.yes}
      </Button>
      <Button icon={VolumeX} onClick={() => answer("off")}>
        {words.no}
      </Button>
    </section>
  );
}
