import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { Badge } from "@acompana/kit/ui";
import { CheckCheck, Clock3 } from "lucide-react";
import { text } from "../text.ts";
import styles from "./sent.module.css";
import type { SentMessage } from "./sent.resource.ts";

const words = text.sent;

interface SentRowProps {
  message: SentMessage;
  /** The person has died: that a message was not seen is nothing to be told any more. */
  isMourned: boolean;
}

/** One message: when it was sent, what it said as long as it is there, and when it was seen. */
export function SentRow({ message, isMourned }: SentRowProps) {
  const { timeZone } = useScreen();
  const { sentAt, type, content, seen, seenAt } = message;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.moment}>{words.sentOn(dayAndTime(sentAt, timeZone))}</p>
        <p className={styles.content}>
          {words.types[type]}
          {content !== null && `: ${content}`}
        </p>
      </div>
      {seen ? (
        <Badge tone="good" icon={CheckCheck}>
          {seenAt ? words.seenOn(dayAndTime(seenAt, timeZone)) : words.seen}
        </Badge>
      ) : (
        !isMourned && <Badge icon={Clock3}>{words.notSeen}</Badge>
      )}
    </li>
  );
}
