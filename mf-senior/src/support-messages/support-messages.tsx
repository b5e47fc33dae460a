import { useScreen } from "@acompana/kit/area";
import { ErrorCard, Loading, Page, StateCard } from "@acompana/kit/ui";
import { Mail } from "lucide-react";
import { text } from "../text.ts";
import { MessageCard } from "./message-card.tsx";
import styles from "./support-messages.module.css";
import {
  type SupportMessage,
  useArrivals,
  useSupportMessages,
} from "./support-messages.resource.ts";

const words = text.supportMessages;

/** What family and carers have sent, to be read, looked at and kept. */
export function SupportMessages() {
  const { back } = useScreen();
  const { messages, failed, reload, keep } = useSupportMessages();
  const arrivals = useArrivals(messages);
  return (
    <Page title={words.title} onBack={back} width="narrow">
      <p role="status" className={styles.arrivals}>
        {arrivals > 0 && words.arrived(arrivals)}
      </p>
      {failed && <ErrorCard title={words.failed} line={words.failedLine} onRetry={reload} />}
      {!failed && !messages && <Loading label={words.loading} />}
      {messages?.length === 0 && <StateCard icon={Mail} title={words.none} line={words.noneLine} />}
      {messages && messages.length > 0 && <Messages messages={messages} keep={keep} />}
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
