import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { Button } from "@acompana/kit/ui";
import { BookHeart, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { fileAddress } from "../support-messages/file-address.ts";
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
  /** Answered on this visit. What was not kept stays a message. */
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState("");
  const left = proposals.filter(({ id }) => !answered.has(id));
  const [first] = left;

  function answer(id: string, sentence: string) {
    setAnswered((before) => new Set([...before, id]));
    setSaid(sentence);
    // The pressed button goes with the last one.
    (left.length > 1 ? heading : status).current?.focus();
  }

  async function accept(id: string) {
    if (pressed.current) return;
    pressed.current = true;
    try {
      await keep(id);
      answer(id, words.kept);
    } catch (error) {
      await notify.alert(words.failed, sentenceOf(error, entryText.offline));
    } finally {
      pressed.current = false;
    }
  }

  if (proposals.length === 0 && answered.size === 0) return null;
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={styles.said}>
        {said}
      </p>
      {first && (
        <section className={styles.proposal} data-hue="memories" aria-labelledby={title}>
          <Picture message={first} />
          <div className={styles.proposed}>
            <h2 ref={heading} id={title} tabIndex={-1} className={styles.question}>
              {words.title(first.from.name, first.type === "video")}
            </h2>
            {left.length > 1 && <p className={styles.more}>{words.more(left.length - 1)}</p>}
            <div className={styles.answers}>
              <Button icon={BookHeart} onClick={() => void accept(first.id)}>
                {words.keep}
              </Button>
              <Button look="quiet" icon={X} onClick={() => answer(first.id, words.left)}>
                {words.notNow}
              </Button>
            </div>
          </div>
        </section>
      )}
    </>
  );
}

/** The words beside it say what it is. */
function Picture({ message: { type, mediaUrl } }: { message: SupportMessage }) {
  const source = fileAddress(mediaUrl ?? "");
  return type === "video" ? (
    <video className={styles.picture} src={source} muted playsInline preload="metadata" />
  ) : (
    <img className={styles.picture} src={source} alt="" />
  );
}
