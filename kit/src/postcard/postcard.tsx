import type { ReactNode } from "react";
import { Avatar } from "../ui/index.ts";
import styles from "./postcard.module.css";

interface PostcardProps {
  /** How it is called, as no other one beside it. */
  label: string;
  /** Who has sent it. */
  from: string;
  /** When, as an ISO moment. */
  sentAt: string;
  /** The same in words. */
  when: string;
  /** Beside the name, such as a badge. */
  mark?: ReactNode;
  words: string | null;
  /** Its picture or film, in a frame of this class, and what is done with it. */
  file?: ((frame: string | undefined) => ReactNode) | undefined;
  /** In a dialog, whose heading it stands under; else it is a part of the screen itself. */
  isSmall?: boolean;
  /** Stands last, below the words. */
  children?: ReactNode;
}

/** What somebody of the family has sent: the face, the words, and the picture beside them. */
export function Postcard(props: PostcardProps) {
  const { label, from, sentAt, when, mark, words, file, isSmall, children } = props;
  const Name = isSmall ? "strong" : "h2";
  const looks = [styles.card, isSmall ? styles.small : styles.large, file && styles.withFile];
  return (
    <article className={styles.room} data-hue="messages" aria-label={label}>
      <div className={looks.filter(Boolean).join(" ")}>
        <header className={styles.head}>
          <Avatar name={from} photo={null} {...(isSmall && { size: 64 })} />
          <Name className={styles.from}>{from}</Name>
          {mark}
          <p className={styles.when}>
            <time dateTime={sentAt}>{when}</time>
          </p>
        </header>
        {words !== null && <p className={styles.words}>{words}</p>}
        {file && <div className={styles.file}>{file(styles.frame)}</div>}
        {children && <div className={styles.foot}>{children}</div>}
      </div>
    </article>
  );
}
