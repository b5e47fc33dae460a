import { useScreen } from "@acompana/kit/area";
import { Avatar, Button } from "@acompana/kit/ui";
import { Player } from "@acompana/kit/viewer";
import { Mail } from "lucide-react";
import { fileAddress } from "../support-messages/file-address.ts";
import { fileName, NO_WORDS } from "../support-messages/message-card.tsx";
import { messageMoment } from "../support-messages/message-moment.ts";
import { newMessagesText } from "../text/overlay.ts";
import { supportMessagesText } from "../text/support-messages.ts";
import styles from "./new-message-dialog.module.css";
import type { SupportMessage } from "./role-overlay.resource.ts";

interface NewMessageDialogProps {
  title: string;
  messages: readonly SupportMessage[];
  onClose: () => void;
}

/** What has just come, over the screen she is on. Nothing is marked as seen here. */
export function NewMessageDialog({ title, messages, onClose }: NewMessageDialogProps) {
  const { Dialog, navigate } = useScreen();
  function openAll() {
    onClose();
    navigate("support-messages");
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      <p className={styles.note}>{newMessagesText.stays}</p>
      <Button icon={Mail} onClick={openAll}>
        {newMessagesText.all}
      </Button>
    </Dialog>
  );
}

function Message({ message }: { message: SupportMessage }) {
  const { timeZone } = useScreen();
  const { from, content, createdAt, type, mediaUrl } = message;
  const moment = messageMoment(createdAt, new Date(), timeZone);
  return (
    <article
      className={styles.message}
      data-hue="messages"
      aria-label={supportMessagesText.from(supportMessagesText.fromWhen(from.name, moment))}
    >
      <header className={styles.head}>
        <Avatar name={from.name} photo={null} size={64} />
        <p>
          <strong>{from.name}</strong>
          <time dateTime={createdAt}>{moment}</time>
        </p>
      </header>
      {content !== NO_WORDS && <p className={styles.words}>{content}</p>}
      {mediaUrl !== null && type !== "text" && <File message={message} url={mediaUrl} />}
    </article>
  );
}

function File({ message, url }: { message: SupportMessage; url: string }) {
  const name = fileName(message, message.from.name);
  const source = fileAddress(url);
  return message.type === "video" ? (
    <Player kind="video" source={source} name={name} frame={styles.file} onBroken={() => {}} />
  ) : (
    <img className={styles.file} src={source} alt={name} />
  );
}
