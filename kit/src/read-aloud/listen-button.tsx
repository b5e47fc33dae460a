import { Square, Volume2 } from "lucide-react";
import { useCallback, useEffect } from "react";
import type { VoiceSettings } from "../area/index.ts";
import { clearFailedLines } from "../speech/index.ts";
import { Button } from "../ui/index.ts";
import styles from "./read-aloud.module.css";
import { readAloudText } from "./read-aloud-text.ts";
import { useReadAloud } from "./use-read-aloud.ts";

const words = readAloudText;

export interface Listening {
  /** The part of the page that it reads. */
  of: () => Element | null;
  /** What happens instead where the person has turned the voice off. */
  onOff?: (() => void) | undefined;
  /** Called with what is said where the browser cannot speak, and with null once it is past. */
  onFailed: (sentence: string | null) => void;
  /** Told when it begins to read, and once when that has ended. */
  onReading?: (isReading: boolean) => void;
  /** How fast and how loud it reads. */
  voice?: VoiceSettings | undefined;
  /** It falls silent when this changes: another text is shown, or something lies over it. */
  text?: string;
}

interface ListenButtonProps extends Listening {
  /** `corner`: its word below its sign, as on the shell's buttons there. */
  shape?: "row" | "corner";
  label?: string;
  /** Which part of the page it reads, where others beside it read other parts. */
  part?: string;
}

/** Whether this browser can speak at all. */
export const canSpeak = () =>
  "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis;

/** 'Escuchar', which reads a part of the page aloud, and 'Parar' meanwhile. */
export function ListenButton(props: ListenButtonProps) {
  const { of, onOff, onFailed, onReading, voice, text, shape, label = words.read, part } = props;
  const { isReading, read, stop } = useReadAloud();
  useEffect(() => {
    if (!isReading) return;
    onReading?.(true);
    return () => onReading?.(false);
  }, [isReading, onReading]);
  const past = useCallback(() => {
    stop();
    onFailed(null);
  }, [stop, onFailed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it reads has become another text
  useEffect(() => past, [past, text]);

  async function press() {
    if (isReading) return stop();
    if (onOff) return onOff();
    const wanted = of();
    if (!wanted) return;
    clearFailedLines();
    if (!(await read(wanted, voice))) onFailed(words.failed);
  }
  if (!canSpeak()) return null;
  const shown = isReading ? words.stop : label;
  return (
    <Button
      className={shape === "corner" ? (styles.corner ?? "") : ""}
      data-aloud-off=""
      data-skips=""
      // Voice control finds it by the words that it shows: they begin its name.
      aria-label={part && words.ofPart(shown, part)}
      icon={isReading ? Square : Volume2}
      onClick={() => void press()}
    >
      {shown}
    </Button>
  );
}
