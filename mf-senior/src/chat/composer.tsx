import { Button, FormError } from "@acompana/kit/ui";
import { Mic, Send, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { text } from "../text.ts";
import styles from "./chat.module.css";
import { LONGEST_MESSAGE } from "./graphemes.ts";

const words = text.chat;

interface ComposerProps {
  draft: string;
  /** Characters of the draft. */
  count: number;
  busy: boolean;
  failed: boolean;
  listening: boolean;
  onWrite: (draft: string) => void;
  onSend: () => void;
  onMicrophone: () => void;
}

/** Where one writes or dictates a message. Enter sends it. */
export function Composer(props: ComposerProps) {
  const { draft, count, busy, failed, listening } = props;
  const id = useId();
  const box = useReturnedFocus(busy);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSend();
  };
  const sendWithEnter = (event: KeyboardEvent) => {
    // Enter also ends the choice of an accent or of a suggested word.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {words.label}
      </label>
      <textarea
        ref={box}
        id={id}
        className={styles.box}
        rows={2}
        value={draft}
        disabled={busy}
        autoComplete="off"
        enterKeyHint="send"
        aria-describedby={`${id}-count`}
        onChange={(event) => props.onWrite(event.target.value)}
        onKeyDown={sendWithEnter}
      />
      <FormError message={failed ? words.sendError : null} />
      <div className={styles.row}>
        <span id={`${id}-count`} className={styles.count}>
          {count}/{LONGEST_MESSAGE}
        </span>
        <Button
          icon={listening ? Square : Mic}
          aria-pressed={listening}
          aria-disabled={busy}
          onClick={props.onMicrophone}
        >
          {listening ? words.dictation.listening : words.dictation.start}
        </Button>
        <Button
          type="submit"
          look="primary"
          icon={Send}
          aria-disabled={busy || draft.trim() === ""}
        >
          {words.send}
        </Button>
      </div>
    </form>
  );
}

/** A box that is disabled loses the focus; it gets it back with the next word to write. */
function useReturnedFocus(busy: boolean) {
  const box = useRef<HTMLTextAreaElement>(null);
  const had = useRef(false);
  if (!busy) had.current = document.activeElement === box.current;
  useEffect(() => {
    const nowhere = document.activeElement === document.body || !document.activeElement;
    if (!busy && had.current && nowhere) box.current?.focus();
  }, [busy]);
  return box;
}
