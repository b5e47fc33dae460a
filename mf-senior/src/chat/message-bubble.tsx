import { useScreen } from "@acompana/kit/area";
import { clockTime, dialled } from "@acompana/kit/format";
import { isUrgent } from "@acompana/language/danger";
import { Phone, TriangleAlert } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { chatText } from "../text/chat.ts";
import { type ChatMessage, SENDING } from "./chat.resource.ts";
import styles from "./message-bubble.module.css";
import { numbersToCall } from "./numbers-to-call.ts";
import { WaysThere } from "./ways-there.tsx";

const words = chatText;

/** One message, with who says it and when. */
export function MessageBubble({ message }: { message: ChatMessage }) {
  const { id, sender, content, timestamp } = message;
  const { timeZone } = useScreen();
  const numbers = sender === "assistant" ? numbersToCall(content) : [];
  const urgent = sender === "assistant" && isUrgent(content);
  const classes = [styles.bubble, styles[sender], urgent && styles.urgent];
  return (
    <div className={classes.filter(Boolean).join(" ")}>
      <p className={styles.author}>
        {urgent && <TriangleAlert aria-hidden="true" className={styles.sign} />}
        <strong>{words.authors[sender]}</strong>
        {id === SENDING ? (
          <span>{words.sending}</span>
        ) : (
          <time dateTime={timestamp}>{clockTime(timestamp, timeZone)}</time>
        )}
      </p>
      {/* First: on a telephone the sentences alone fill the window. */}
      {numbers.map((number) => (
        <a key={number} href={dialled(number)} className={styles.call}>
          <span>
            <Phone aria-hidden="true" className={styles.phone} />
            {words.call} <span className={styles.number}>{number}</span>
          </span>
        </a>
      ))}
      <p className={styles.content}>{content}</p>
      {sender === "assistant" && <WaysThere answer={content} className={styles.ways} />}
    </div>
  );
}

interface AssistantBubbleProps {
  ref?: Ref<HTMLDivElement>;
  /** Stands before its name. */
  face?: ReactNode;
  content: string;
}

/** What the assistant says of itself, and not as a message that is kept. */
export const AssistantBubble = ({ ref, face, content }: AssistantBubbleProps) => (
  <div ref={ref} className={`${styles.bubble} ${styles.assistant}`}>
    <p className={styles.author}>
      {face && <span className={styles.face}>{face}</span>}
      <strong>{words.authors.assistant}</strong>
    </p>
    <p className={styles.content}>{content}</p>
    <WaysThere answer={content} className={styles.ways} />
  </div>
);
