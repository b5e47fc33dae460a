import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { Badge, Button } from "@acompana/kit/ui";
import { BookHeart, Check, ImageOff, Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import { entryText } from "../text/entry.ts";
import { supportMessagesText } from "../text/support-messages.ts";
import { messageMoment } from "./message-moment.ts";
import styles from "./support-messages.module.css";
import type { SupportMessage } from "./support-messages.resource.ts";

const words = supportMessagesText;
/** What the server writes when only a file was sent: the file speaks for itself. */
const NO_WORDS = "Archivo adjunto";

interface MessageCardProps {
  message: SupportMessage;
  newest: boolean;
  now: Date;
  onKeep: () => Promise<void>;
}

/** One message: from whom, when, its words, its photo or video. */
export function MessageCard({ message, newest, now, onKeep }: MessageCardProps) {
  const { timeZone } = useScreen();
  const { from, createdAt, content, mediaUrl } = message;
  const hasFile = mediaUrl !== null && message.type !== "text";
  return (
    <article className={styles.message} aria-label={words.from(from.name)}>
      <header className={styles.head}>
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
          <Attachment message={message} url={`${mediaUrl}?as=person`} />
          <Keep onKeep={onKeep} />
        </>
      )}
    </article>
  );
}

function Attachment({ message, url }: { message: SupportMessage; url: string }) {
  const [broken, setBroken] = useState(false);
  const isVideo = message.type === "video";
  if (broken)
    return (
      <p className={styles.broken}>
        <ImageOff aria-hidden="true" />
        {isVideo ? words.noVideo : words.noPhoto}
      </p>
    );
  if (isVideo)
    return (
      // biome-ignore lint/a11y/useMediaCaption: a relative's own recording comes without captions
      <video
        className={styles.media}
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label={words.video(message.from.name)}
        onError={() => setBroken(true)}
      />
    );
  return (
    <img
      className={styles.media}
      src={url}
      alt={words.photo(message.from.name)}
      onError={() => setBroken(true)}
    />
  );
}

function Keep({ onKeep }: { onKeep: () => Promise<void> }) {
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
      {state === "kept" ? (
        <p className={styles.kept}>
          <Check aria-hidden="true" />
          {words.kept}
        </p>
      ) : (
        <Button icon={BookHeart} aria-disabled={state === "keeping"} onClick={() => void keep()}>
          {state === "keeping" ? words.keeping : words.keep}
        </Button>
      )}
    </div>
  );
}
