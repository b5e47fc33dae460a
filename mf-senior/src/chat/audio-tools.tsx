import { Button } from "@acompana/kit/ui";
import { AudioLines, Volume2, VolumeX } from "lucide-react";
import { useRef } from "react";
import { chatText } from "../text/chat.ts";
import styles from "./audio-tools.module.css";
import { ChatNotice, type NoticeWords } from "./chat-notice.tsx";

const words = chatText.audio;

interface AudioToolsProps {
  /** Whether answers are spoken. */
  on: boolean;
  onToggle: () => void;
  onTest: () => void;
  /** Why it cannot be heard. */
  notice: NoticeWords | null;
  onRead: () => void;
}

/** Whether answers are heard as well as read, and how they sound. */
export function AudioTools({ on, onToggle, onTest, notice, onRead }: AudioToolsProps) {
  const test = useRef<HTMLButtonElement>(null);
  function read() {
    onRead();
    test.current?.focus();
  }
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
      <Button ref={test} look="quiet" icon={AudioLines} onClick={onTest}>
        {words.test}
      </Button>
      <ChatNotice notice={notice} sign={VolumeX} onRead={read} className={styles.below} />
    </section>
  );
}
