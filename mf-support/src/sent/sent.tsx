import { LastKnown } from "@acompana/kit/reading";
import { Button, StateCard } from "@acompana/kit/ui";
import { Mail } from "lucide-react";
import { useState } from "react";
import { isMourned, type SharedViewProps } from "../shared-view.ts";
import { text } from "../text.ts";
import styles from "./sent.module.css";
import { useSentMessages } from "./sent.resource.ts";
import { SentRow } from "./sent-row.tsx";

const words = text.sent;
const STEP = 20;
const MOST = 100;

/** What one has sent, and whether the person has seen it. */
export function Sent({ person }: SharedViewProps) {
  const [limit, setLimit] = useState(STEP);
  const reading = useSentMessages(person.id, limit);
  return (
    <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
      {({ messages, next }) =>
        messages.length === 0 ? (
          isMourned(person) ? (
            <StateCard icon={Mail} title={text.pause.death.noneSent} />
          ) : (
            <StateCard icon={Mail} title={words.none} line={words.noneLine} />
          )
        ) : (
          <>
            <p className={styles.note}>{words.kept}</p>
            <ul className={styles.list}>
              {messages.map((message) => (
                <SentRow key={message.id} message={message} isMourned={isMourned(person)} />
              ))}
            </ul>
            {next && limit < MOST && (
              <Button onClick={() => setLimit(Math.min(MOST, limit + STEP))}>{words.older}</Button>
            )}
          </>
        )
      }
    </LastKnown>
  );
}
