import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { BusyLabel, Button } from "@acompana/kit/ui";
import { BookHeart, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useChangeDebounce } from "../press-debounce/use-press-debounce.ts";
import { Attachment } from "../support-messages/attachment.tsx";
import { hasFile, messageFile } from "../support-messages/message-file.ts";
import type { SupportMessage } from "../support-messages/message-list.resource.ts";
import { entryText } from "../text/entry.ts";
import { galleryText } from "../text/gallery.ts";
import styles from "./gallery.module.css";

const words = galleryText.proposals;

interface ProposalsProps {
  proposals: readonly SupportMessage[];
  /** Rejects with an ApiError. */
  keep: (messageId: string) => Promise<void>;
}

/** One after the other: a photo or video of the family, and whether the person keeps it. */
export function Proposals({ proposals, keep }: ProposalsProps) {
  const { notify } = useScreen();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const [keeping, setKeeping] = useState<SupportMessage | null>(null);
  /** Answered on this visit. What was not kept stays a message. */
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState("");
  const left = proposals.filter(({ id }) => !answered.has(id));
  const shown = useShown(left, keeping);
  const others = left.filter(({ id }) => id !== shown?.id).length;
  const isDebounced = useChangeDebounce(shown?.id);

  function answer(id: string, sentence: string) {
    setAnswered((before) => new Set([...before, id]));
    setSaid(sentence);
    // The pressed button goes with the last one.
    (others > 0 ? heading : status).current?.focus();
  }

  async function accept(message: SupportMessage) {
    if (pressed.current || isDebounced()) return;
    pressed.current = true;
    setKeeping(message);
    try {
      await keep(message.id);
      answer(message.id, words.kept);
      setKeeping(null);
    } catch (error) {
      setKeeping(null);
      await notify.alert(words.failed, sentenceOf(error, entryText.offline));
    } finally {
      pressed.current = false;
    }
  }

  function leave({ id }: SupportMessage) {
    if (pressed.current || isDebounced()) return;
    answer(id, words.left);
  }

  if (proposals.length === 0 && answered.size === 0) return null;
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={styles.said}>
        {said}
      </p>
      {shown && (
        <section className={styles.proposal} data-hue="memories" aria-labelledby={title}>
          {hasFile(shown) && (
            <div key={shown.id} className={styles.proposedFile}>
              <Attachment file={messageFile(shown, shown.from.name)} frame={styles.picture} />
            </div>
          )}
          <div className={styles.proposed}>
            <h2 ref={heading} id={title} tabIndex={-1} className={styles.question}>
              {words.title(shown.from.name, shown.type === "video")}
            </h2>
            {others > 0 && <p className={styles.more}>{words.more(others)}</p>}
            <div className={styles.answers}>
              <Button
                icon={BookHeart}
                aria-disabled={keeping !== null}
                onClick={() => void accept(shown)}
              >
                <BusyLabel busy={keeping !== null} doing={words.keeping}>
                  {words.keep}
                </BusyLabel>
              </Button>
              <Button
                look="quiet"
                icon={X}
                aria-disabled={keeping !== null}
                onClick={() => leave(shown)}
              >
                {words.notNow}
              </Button>
            </div>
          </div>
        </section>
      )}
    </>
  );
}

/**
 * Which one is asked about. The list is read again meanwhile, and a newer one must not come under
 * the finger: it stays while it is there, and while it is being kept.
 */
function useShown(left: readonly SupportMessage[], keeping: SupportMessage | null) {
  const [id, setId] = useState<string>();
  const shown = keeping ?? left.find((one) => one.id === id) ?? left[0];
  if (shown?.id !== id) setId(shown?.id);
  return shown;
}
