import { useScreen } from "@acompana/kit/area";
import { today } from "@acompana/kit/clock";
import { Dove } from "@acompana/kit/drawing";
import { EmptyCard } from "@acompana/kit/empty-card";
import { distinctNames } from "@acompana/kit/format";
import { LastKnown } from "@acompana/kit/reading";
import { Page } from "@acompana/kit/ui";
import { supportMessagesText } from "../text/support-messages.ts";
import { MessageCard } from "./message-card.tsx";
import { hasFile, messageFile } from "./message-file.ts";
import { messageMoment } from "./message-moment.ts";
import { messageView } from "./message-view.ts";
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
    <Page title={words.title} onBack={back}>
      <p role="status" className={styles.arrivals}>
        {arrivals > 0 && words.arrived(arrivals)}
      </p>
      <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
        {(messages) =>
          messages.length > 0 ? (
            <Messages messages={messages} keep={keep} />
          ) : (
            <EmptyCard hue="messages" drawing={<Dove />} title={words.none} line={words.noneLine} />
          )
        }
      </LastKnown>
    </Page>
  );
}

/** The one that was asked for is where one reads on, by eye, by key and by ear. */
function goTo(item: HTMLLIElement | null) {
  if (!item) return;
  // After the screen has begun at its top.
  requestAnimationFrame(() => {
    item.focus({ preventScroll: true });
    // The first stands at the top as it is, below the way back.
    if (item.previousElementSibling) item.scrollIntoView({ block: "start" });
  });
}

interface MessagesProps {
  messages: SupportMessage[];
  keep: (id: string) => Promise<void>;
}

function Messages({ messages, keep }: MessagesProps) {
  const { timeZone, view } = useScreen();
  const now = today();
  const fromWhen = ({ from, createdAt }: SupportMessage) =>
    words.fromWhen(from.name, messageMoment(createdAt, now, timeZone));
  const whose = distinctNames(messages.map((message) => ({ name: fromWhen(message) })));
  const files = messages.flatMap((message) =>
    hasFile(message) ? [messageFile(message, fromWhen(message))] : [],
  );
  return (
    <>
      <ul className={styles.messages} aria-label={words.list}>
        {messages.map((message, place) => (
          <li
            key={message.id}
            {...(view === messageView(message.id) && { ref: goTo, tabIndex: -1 })}
          >
            <MessageCard
              message={message}
              whose={whose[place] ?? message.from.name}
              newest={place === 0}
              now={now}
              files={files}
              onKeep={() => keep(message.id)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.note}</p>
    </>
  );
}
