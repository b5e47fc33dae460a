import { Button } from "@acompana/kit/ui";
import { AudioLines, Square, Volume2, VolumeX } from "lucide-react";
import { text } from "../text.ts";
import styles from "./chat.module.css";

const words = text.chat.audio;

interface AudioToolsProps {
  /** Whether answers are spoken. */
  on: boolean;
  speaking: boolean;
  onToggle: () => void;
  onStop: () => void;
  onTest: () => void;
}

/** What one can do with the assistant's voice. */
export function AudioTools({ on, speaking, onToggle, onStop, onTest }: AudioToolsProps) {
  return (
    <section aria-label={words.label} className={styles.audio}>
      <Button role="switch" aria-checked={on} icon={on ? Volume2 : VolumeX} onClick={onToggle}>
        {words.replies}
        <span aria-hidden="true">{on ? words.on : words.off}</span>
      </Button>
      <Button icon={Square} aria-disabled={!speaking} onClick={onStop}>
        {words.stop}
      </Button>
      <Button icon={AudioLines} onClick={onTest}>
        {words.test}
      </Button>
    </section>
  );
}
