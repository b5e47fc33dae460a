import { Ellipsis } from "lucide-react";
import { useEffect, useRef } from "react";
import { chatText } from "../text/chat.ts";
import styles from "./chat.module.css";
import type { ChatMessage } from "./chat.resource.ts";
import { MessageBubble } from "./message-bubble.tsx";

const words = chatText;

interface ConversationProps {
  messages: readonly ChatMessage[];
  /** Whether an answer is awaited. */
  pending: boolean;
}

/** All messages, the newest last. Screen readers announce each new one. */
export function Conversation({ messages, pending }: ConversationProps) {
  // Keyed by place, so that the person's message keeps its element when the server has given it an
  // id.
  const shown = messages.map((message, place) => ({ ...message, place }));
  const newest = useNewestInView(shown.length);
  return (
    <>
      <div role="log" aria-label={words.log} aria-relevant="additions">
        <ol className={styles.messages}>
          {shown.map(({ place, ...message }) => (
            <li
              key={place}
              ref={place === shown.length - 1 ? newest : null}
              className={styles.item}
            >
              <MessageBubble message={message} />
            </li>
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

/** Scrolls to a message that comes while one is here; the focus stays where it is. */
function useNewestInView(count: number) {
  const newest = useRef<HTMLLIElement>(null);
  const seen = useRef(count);
  useEffect(() => {
    if (count > seen.current) newest.current?.scrollIntoView({ block: "nearest" });
    seen.current = count;
  }, [count]);
  return newest;
}
