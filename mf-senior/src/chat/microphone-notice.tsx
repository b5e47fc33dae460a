import { Button } from "@acompana/kit/ui";
import { MicOff } from "lucide-react";
import { chatText } from "../text/chat.ts";
import styles from "./chat.module.css";

interface MicrophoneNoticeProps {
  /** Null while there is nothing to tell. */
  notice: { title: string; description: string } | null;
  onRead: () => void;
}

/** Why the microphone cannot be used and what to do; above the field, until it was read. */
export function MicrophoneNotice({ notice, onRead }: MicrophoneNoticeProps) {
  return (
    <div role="status" className={styles.notice}>
      {notice && (
        <>
          <MicOff aria-hidden="true" className={styles.noticeSign} />
          <p className={styles.noticeWords}>
            <strong>{notice.title}</strong> <span>{notice.description}</span>
          </p>
          <Button onClick={onRead}>{chatText.dictation.read}</Button>
        </>
      )}
    </div>
  );
}
