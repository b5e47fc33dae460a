import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { Avatar, Badge, BusyLabel, Button } from "@acompana/kit/ui";
import { Player, Unshown } from "@acompana/kit/viewer";
import { BookHeart, Check, Maximize2, Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import { entryText } from "../text/entry.ts";
import { supportMessagesText } from "../text/support-messages.ts";
import { fileAddress } from "./file-address.ts";
import { messageMoment } from "./message-moment.ts";
import { MessagePhoto } from "./message-photo.tsx";
import styles from "./support-messages.module.css";
import type { SupportMessage } from "./support-messages.resource.ts";

const words = supportMessagesText;
/** What the server writes when only a file was sent: the file speaks for itself. */
export const NO_WORDS = "Archivo adjunto";

interface MessageCardProps {
  message: SupportMessage;
  /** From whom and when, as no other message of the list is called. */
  whose: string;
  newest: boolean;
  now: Date;
  /** Shows its photo or video over the whole window. */
  onEnlarge: () => void;
  onKeep: () => Promise<void>;
}

/** One message: from whom, when, its words, its photo or video. */
export function MessageCard(props: MessageCardProps) {
  const { message, whose, newest, now, onEnlarge, onKeep } = props;
  const { timeZone } = useScreen();
  const { from, createdAt, content, mediaUrl } = message;
  const name = fileName(message, whose);
  const hasFile = mediaUrl !== null && message.type !== "text";
  return (
    <article
      className={`${styles.message} ${hasFile ? styles.withFile : ""}`}
      data-hue="messages"
      aria-label={words.from(whose)}
    >
      <header className={styles.head}>
        <Avatar name={from.name} photo={null} />
        <h2 className={styles.from}>{from.name}</h2>
        {newest && (
          <Badge tone="good" icon={Sparkles}>
            {words.newest}
          </Badge>
        )}
        <p className={styles.when}>
          <time dateTime={createdAt}>{messageMoment(createdAt, now, timeZone)}</time>
        </p>
      </header>
      {!(hasFile && content === NO_WORDS) && <p className={styles.words}>{content}</p>}
      {hasFile && (
        <>
          <div className={styles.file}>
            <Attachment
              message={message}
              name={name}
              url={fileAddress(mediaUrl)}
              onEnlarge={onEnlarge}
            />
          </div>
          <Keep name={name} isKept={message.isKept} onKeep={onKeep} />
        </>
      )}
    </article>
  );
}

/** How a message's photo or video is called. */
export const fileName = ({ type }: Pick<SupportMessage, "type">, whose: string) =>
  type === "video" ? words.video(whose) : words.photo(whose);

interface AttachmentProps {
  message: SupportMessage;
  name: string;
  url: string;
  onEnlarge: () => void;
}

function Attachment({ message, name, url, onEnlarge }: AttachmentProps) {
  const [broken, setBroken] = useState(false);
  const isVideo = message.type === "video";
  if (broken) return <Unshown kind={isVideo ? "video" : "photo"} source={url} name={name} />;
  const fail = () => setBroken(true);
  return (
    <>
      {isVideo ? (
        <Player kind="video" source={url} name={name} frame={styles.video} onBroken={fail} />
      ) : (
        <MessagePhoto
          className={styles.media}
          source={url}
          name={name}
          onBroken={fail}
          onPress={onEnlarge}
        />
      )}
      <Button icon={Maximize2} aria-label={words.enlargeOf(name)} onClick={onEnlarge}>
        {words.enlarge}
      </Button>
    </>
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
    <div role="status" className={styles.keep}>
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
