import { useScreen, useSession } from "@acompana/kit/area";
import { today } from "@acompana/kit/clock";
import { capitalised, relativeDay } from "@acompana/kit/format";
import { useNewestMemories } from "@acompana/kit/viewer";
import { type ReactNode, useState } from "react";
import type { SupportMessage } from "../support-messages/message-list.resource.ts";
import { familyPhotoText as text } from "../text/family-photo.ts";
import styles from "./family-photo.module.css";
import { latestPhoto } from "./latest-photo.ts";

/** Among so many of the newest memories a photo of the family is looked for. */
const LOOKED_AT = 40;

export interface FamilyPhotoProps {
  messages: readonly SupportMessage[];
  /** Stands there where there is no photo, or where it cannot be shown. */
  instead: ReactNode;
}

/** The latest photo that the family has sent, or that she kept of them: pressed, it opens. */
export function FamilyPhoto({ messages, instead }: FamilyPhotoProps) {
  const { navigate, timeZone } = useScreen();
  const { id: userId } = useSession("person").user;
  const { data: kept, error } = useNewestMemories(userId, "person", LOOKED_AT);
  /** Sources that have come, and those that cannot be shown. */
  const [known, setKnown] = useState<Readonly<Record<string, boolean>>>({});
  if (kept === undefined && error === undefined) return null;
  const photo = latestPhoto(messages, kept ?? []);
  if (!photo || known[photo.source] === false) return instead;
  const { source, of, date, isKept, screen, view } = photo;
  const day = relativeDay(new Date(date), today(), timeZone);
  const learn = (isShown: boolean) => setKnown((all) => ({ ...all, [source]: isShown }));
  return (
    <button
      key={source}
      type="button"
      className={`${styles.photo} ${known[source] ? "" : styles.coming}`}
      onClick={() => navigate(screen, view)}
    >
      <img
        className={styles.picture}
        src={source}
        // The words beside it name it.
        alt=""
        decoding="async"
        draggable={false}
        onLoad={() => learn(true)}
        onError={() => learn(false)}
      />
      <span className={styles.words}>
        <span className={styles.sentence}>{isKept ? text.kept(of) : text.sent(of)}</span>{" "}
        <span className={styles.day}>{isKept ? text.keptOn(day) : capitalised(day)}</span>
      </span>
    </button>
  );
}
