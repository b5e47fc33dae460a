import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { Postcard } from "@acompana/kit/postcard";
import { Badge, BusyLabel, Button } from "@acompana/kit/ui";
import type { Memory } from "@acompana/kit/viewer";
import { BookHeart, Check, Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import { entryText } from "../text/entry.ts";
import { supportMessagesText } from "../text/support-messages.ts";
import { Attachment } from "./attachment.tsx";
import { fileName, hasFile, NO_WORDS } from "./message-file.ts";
import { messageMoment } from "./message-moment.ts";
import styles from "./support-messages.module.css";
import type { SupportMessage } from "./support-messages.resource.ts";

const words = supportMessagesText;

interface MessageCardProps {
  message: SupportMessage;
  /** From whom and when, as no other message of the list is called. */
  whose: string;
  newest: boolean;
  now: Date;
  /** The photos and videos of all messages, its own among them. */
  files: readonly Memory[];
  onKeep: () => Promise<void>;
}

/** One message: from whom, when, its words, its photo or video. */
export function MessageCard(props: MessageCardProps) {
  const { message, whose, newest, now, files, onKeep } = props;
  const { timeZone } = useScreen();
  const { from, createdAt, content } = message;
  const file = hasFile(message) && files.find(({ id }) => id === message.id);
  const called = fileName(message, whose);
  return (
    <Postcard
      label={words.from(whose)}
      from={from.name}
      sentAt={createdAt}
      when={messageMoment(createdAt, now, timeZone)}
      mark={
        newest && (
          <Badge tone="good" icon={Sparkles}>
            {words.newest}
          </Badge>
        )
      }
      words={file && content === NO_WORDS ? null : content}
      file={
        file
          ? (frame) => <Attachment file={file} called={called} files={files} frame={frame} />
          : undefined
      }
    >
      {file && <Keep name={called} isKept={message.isKept} onKeep={onKeep} />}
    </Postcard>
  );
}

interface KeepProps {
  name: string;
  /** The server says so, from another visit or another tab. */
  isKept: boolean;
  onKeep: () => Promise<void>;
}

function Keep({ name, isKept, onKeep }: KeepProps) {
  const { notify } = useScreen();
  const [state, setState] = useState<"offered" | "keeping" | "kept">("offered");
  const pressed = useRef(false);

  async function keep() {
    if (pressed.current) return;
    pressed.current = true;
    setState("keeping");
    try {
      await onKeep();
      setState("kept");
    } catch (error) {
      setState("offered");
      pressed.current = false;
      await notify.alert(words.notKept, sentenceOf(error, entryText.offline));
    }
  }

  return (
    <div role="status">
      {isKept || state === "kept" ? (
        <p className={styles.kept}>
          <Check aria-hidden="true" />
          {words.kept}
        </p>
      ) : (
        <Button
          icon={BookHeart}
          aria-label={state === "keeping" ? undefined : words.keepOf(name)}
          aria-disabled={state === "keeping"}
          onClick={() => void keep()}
        >
          <BusyLabel busy={state === "keeping"} doing={words.keeping}>
            {words.keep}
          </BusyLabel>
        </Button>
      )}
    </div>
  );
}
