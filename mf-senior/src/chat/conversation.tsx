import { Ellipsis } from "lucide-react";
import { Fragment, type ReactNode, type RefObject, useRef } from "react";
import { chatText } from "../text/chat.ts";
import type { ChatMessage } from "./chat.resource.ts";
import styles from "./conversation.module.css";
import { MessageBubble } from "./message-bubble.tsx";
import { useNewestInView } from "./use-newest-in-view.ts";

const words = chatText;

interface ConversationProps {
  messages: readonly ChatMessage[];
  /** Whether an answer is awaited. */
  pending: boolean;
  /** What stands among the messages, below as many of them as `cardPlace` says. */
  card?: ReactNode;
  cardPlace?: number | undefined;
  /** What is scrolled. */
  room: RefObject<HTMLElement | null>;
}

/** All messages, the newest last. Screen readers announce each new one. */
export function Conversation(props: ConversationProps) {
  const { messages, pending, card, cardPlace = 0, room } = props;
  // Keyed by place, so that the person's message keeps its element when the server has given it an
  // id.
  const shown = messages.map((message, place) => ({ ...message, place }));
  const held = useRef<HTMLLIElement>(null);
  const newest = useNewestInView(shown.length, held, room);
  // It takes the focus, which reads it: announced as an addition, it would be read twice.
  const item = card && (
    <li ref={held} className={styles.item} aria-live="off">
      {card}
    </li>
  );
  const below = Math.min(cardPlace, shown.length);
  return (
    <>
      <div role="log" aria-label={words.log} aria-relevant="additions">
        <ol className={styles.messages}>
          {below === 0 && item}
          {shown.map(({ place, ...message }) => (
            <Fragment key={place}>
              <li ref={place === shown.length - 1 ? newest : null} className={styles.item}>
                <MessageBubble message={message} />
              </li>
              {below === place + 1 && item}
            </Fragment>
          ))}
        </ol>
      </div>
      <p role="status" className={styles.typing}>
        {pending && (
          <>
            <Ellipsis aria-hidden="true" className={styles.dots} />
            {words.typing}
          </>
        )}
      </p>
    </>
  );
}
