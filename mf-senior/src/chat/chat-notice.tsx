import { Button } from "@acompana/kit/ui";
import type { LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { chatText } from "../text/chat.ts";
import styles from "./chat-notice.module.css";

/** What does not work, and what to do. */
export interface NoticeWords {
  title: string;
  description?: string;
}

interface ChatNoticeProps {
  /** Null while there is nothing to tell. */
  notice: NoticeWords | null;
  sign: LucideIcon;
  onRead: () => void;
  /** Of its place among others. */
  className?: string | undefined;
}

/**
 * What does not work and what to do; it stands beside what it explains until it was read. It is
 * scrolled with the talk, and to it when it comes.
 */
export function ChatNotice({ notice, sign: Sign, onRead, className = "" }: ChatNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) place.current?.scrollIntoView({ block: "nearest" });
  }, [notice]);
  return (
    <div ref={place} role="status" className={`${styles.notice} ${className}`}>
      {notice && (
        <>
          <Sign aria-hidden="true" className={styles.noticeSign} />
          <p className={styles.noticeWords}>
            <strong>{notice.title}</strong>{" "}
            {notice.description && <span>{notice.description}</span>}
          </p>
          <Button onClick={onRead}>{chatText.read}</Button>
        </>
      )}
    </div>
  );
}
