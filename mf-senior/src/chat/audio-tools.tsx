import { Button } from "@acompana/kit/ui";
import { AudioLines, Volume2, VolumeX } from "lucide-react";
import { chatText } from "../text/chat.ts";
import styles from "./chat.module.css";

const words = chatText.audio;

interface AudioToolsProps {
  /** Whether answers are spoken. */
  on: boolean;
  onToggle: () => void;
  onTest: () => void;
}

/** Whether answers are heard as well as read, and how they sound. */
export function AudioTools({ on, onToggle, onTest }: AudioToolsProps) {
  return (
    <section aria-label={words.label} className={styles.audio}>
      <Button
        look="quiet"
        role="switch"
        aria-checked={on}
        icon={on ? Volume2 : VolumeX}
        onClick={onToggle}
      >
        {words.replies}
        <span aria-hidden="true">{on ? words.on : words.off}</span>
      </Button>
      <Button look="quiet" icon={AudioLines} onClick={onTest}>
        {words.test}
      </Button>
    </section>
  );
}
