import { useScreen } from "@acompana/kit/area";
import { LastKnown } from "@acompana/kit/reading";
import { Page, StateCard } from "@acompana/kit/ui";
import { Mail } from "lucide-react";
import { supportMessagesText } from "../text/support-messages.ts";
import { MessageCard } from "./message-card.tsx";
import styles from "./support-messages.module.css";
import {
  type SupportMessage,
  useArrivals,
  useSupportMessages,
} from "./support-messages.resource.ts";

const words = supportMessagesText;

/** What family and carers have sent, to be read, looked at and kept. */
export function SupportMessages() {
  const { back } = useScreen();
  const { reading, keep } = useSupportMessages();
  const arrivals = useArrivals(reading.data);
  return (
    <Page title={words.title} onBack={back} width="narrow">
      <p role="status" className={styles.arrivals}>
        {arrivals > 0 && words.arrived(arrivals)}
      </p>
      <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
        {(messages) =>
          messages.length > 0 ? (
            <Messages messages={messages} keep={keep} />
          ) : (
            <StateCard icon={Mail} title={words.none} line={words.noneLine} />
          )
        }
      </LastKnown>
    </Page>
  );
}

interface MessagesProps {
  messages: SupportMessage[];
  keep: (id: string) => Promise<void>;
}

function Messages({ messages, keep }: MessagesProps) {
  const now = new Date();
  return (
    <>
      <p className={styles.note}>{words.note}</p>
      <ul className={styles.messages} aria-label={words.list}>
        {messages.map((message, place) => (
          <li key={message.id}>
            <MessageCard
              message={message}
              newest={place === 0}
              now={now}
              onKeep={() => keep(message.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
