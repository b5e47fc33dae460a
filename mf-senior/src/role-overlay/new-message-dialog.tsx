import { useScreen } from "@acompana/kit/area";
import { today } from "@acompana/kit/clock";
import { distinctNames } from "@acompana/kit/format";
import { Postcard } from "@acompana/kit/postcard";
import { Button } from "@acompana/kit/ui";
import { Mail } from "lucide-react";
import { Attachment } from "../support-messages/attachment.tsx";
import { fileName, hasFile, messageFile, NO_WORDS } from "../support-messages/message-file.ts";
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
  const { Dialog, navigate, timeZone } = useScreen();
  const now = today();
  const moments = messages.map(({ createdAt }) => messageMoment(createdAt, now, timeZone));
  const whose = distinctNames(
    messages.map(({ from }, place) => ({
      name: supportMessagesText.fromWhen(from.name, moments[place] ?? ""),
    })),
  );
  function openAll() {
    onClose();
    navigate("support-messages");
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {messages.map((message, place) => (
        <Message
          key={message.id}
          message={message}
          whose={whose[place] ?? message.from.name}
          moment={moments[place] ?? ""}
        />
      ))}
      <p className={styles.note}>
        {newMessagesText.stays(messages.length, messages.some(hasFile))}
      </p>
      <Button icon={Mail} onClick={openAll}>
        {newMessagesText.all}
      </Button>
    </Dialog>
  );
}

interface MessageProps {
  message: SupportMessage;
  /** From whom and when, as no other message of the dialog is called. */
  whose: string;
  moment: string;
}

function Message({ message, whose, moment }: MessageProps) {
  const { from, content, createdAt } = message;
  return (
    <Postcard
      isSmall
      label={supportMessagesText.from(whose)}
      from={from.name}
      sentAt={createdAt}
      when={moment}
      words={content === NO_WORDS ? null : content}
      file={
        hasFile(message)
          ? (frame) => (
              <Attachment
                file={messageFile(message, supportMessagesText.fromWhen(from.name, moment))}
                called={fileName(message, whose)}
                frame={frame}
              />
            )
          : undefined
      }
    />
  );
}
