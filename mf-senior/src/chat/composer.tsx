import { Button, FormError } from "@acompana/kit/ui";
import { Mic, Send, Square, VolumeOff } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from "react";
import { chatText } from "../text/chat.ts";
import styles from "./composer.module.css";
import { LONGEST_MESSAGE } from "./longest-message.ts";

const words = chatText;

/** From so many characters on it is shown how many there are: before, it only worries. */
const NEAR_THE_END = 400;

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  /** Characters of the draft. */
  count: number;
  busy: boolean;
  failed: boolean;
  listening: boolean;
  /** Whether the card of danger stands above: the number to call is then the one filled button. */
  isInDanger: boolean;
  /** Whether an answer is being spoken. */
  speaking: boolean;
  onWrite: (draft: string) => void;
  onSend: () => void;
  onMicrophone: () => void;
  onSilence: () => void;
}

/** Where one writes or dictates a message. Enter sends it. */
export function Composer(props: ComposerProps) {
  const { box, draft, count, busy, failed, listening, speaking } = props;
  const id = useId();
  const note = useReturnedFocus(box, busy);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    note();
    props.onSend();
  };
  const sendWithEnter = (event: KeyboardEvent) => {
    // Enter also ends the choice of an accent or of a suggested word.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form className={`${styles.composer} ${failed ? styles.failed : ""}`} onSubmit={submit}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {words.label}
        </label>
        <span
          id={`${id}-count`}
          className={`${styles.count} ${count < NEAR_THE_END ? styles.far : ""}`}
        >
          {count}/{LONGEST_MESSAGE}
        </span>
      </div>
      <textarea
        ref={box}
        id={id}
        className={styles.box}
        rows={1}
        value={draft}
        disabled={busy}
        autoComplete="off"
        enterKeyHint="send"
        aria-describedby={`${id}-count`}
        onChange={(event) => props.onWrite(event.target.value)}
        onKeyDown={sendWithEnter}
      />
      <div className={styles.failure}>
        <FormError message={failed ? words.sendError : null} waits />
      </div>
      <div className={styles.row}>
        <Button look="quiet" icon={VolumeOff} aria-disabled={!speaking} onClick={props.onSilence}>
          {words.audio.stop}
        </Button>
        <Button
          look={props.isInDanger ? "secondary" : "primary"}
          className={styles.microphone}
          icon={listening ? Square : Mic}
          // Not pressed is no state of it: its words say what it does.
          aria-pressed={listening || undefined}
          aria-disabled={busy}
          onClick={props.onMicrophone}
        >
          {listening ? words.dictation.listening : words.dictation.start}
        </Button>
        <Button type="submit" icon={Send} aria-disabled={busy || draft.trim() === ""}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

/** A box that is disabled loses the focus; it gets it back for the next message. */
function useReturnedFocus(box: RefObject<HTMLTextAreaElement | null>, busy: boolean) {
  const had = useRef(false);
  useEffect(() => {
    if (busy || !had.current) return;
    had.current = false;
    const elsewhere = document.activeElement && document.activeElement !== document.body;
    if (!elsewhere) box.current?.focus();
  }, [busy, box]);
  return () => {
    had.current = document.activeElement === box.current;
  };
}
