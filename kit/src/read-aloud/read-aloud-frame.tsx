import { Square, Volume2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useScreen } from "../area/index.ts";
import { useSpeech } from "../speech/index.ts";
import { Button } from "../ui/index.ts";
import styles from "./read-aloud.module.css";
import { readAloudText } from "./read-aloud-text.ts";
import { readableText } from "./readable-text.ts";

const words = readAloudText;

/** Around every screen of an area of older people: the screen, and in its corner the button that reads it out. */
export function ReadAloudFrame({ children }: { children: ReactNode }) {
  const { notify, view } = useScreen();
  const { available, enabled, speaking, speak, stop } = useSpeech();
  const screen = useRef<HTMLDivElement>(null);

  // Another part of the screen is another text. Leaving the screen takes this frame away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` is what changes the text
  useEffect(() => stop, [stop, view]);

  async function press() {
    if (speaking) return stop();
    if (!enabled) return await notify.alert(words.off, words.offLine);
    if (!screen.current) return;
    const end = await speak(readableText(screen.current));
    if (end === "failed") notify.toast({ title: words.failed });
  }

  return (
    <div className={available ? styles.frame : undefined}>
      {available && (
        <section className={styles.corner} aria-label={words.region}>
          <Button
            className={styles.button}
            icon={speaking ? Square : Volume2}
            onClick={() => void press()}
          >
            {speaking ? words.stop : words.read}
          </Button>
        </section>
      )}
      <div ref={screen}>{children}</div>
    </div>
  );
}
