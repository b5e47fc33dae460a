import { useScreen } from "@acompana/kit/area";
import { longDay } from "@acompana/kit/format";
import { announcementsText } from "../text/announcements.ts";
import styles from "./announcements.module.css";
import type { ShownAnnouncement } from "./announcements.resource.ts";

const words = announcementsText;

interface AnnouncementsDialogProps {
  opened: readonly ShownAnnouncement[];
  onClose: () => void;
}

/** What the town hall has to say, in large letters; the shell reads its dialogs aloud. */
export function AnnouncementsDialog({ opened, onClose }: AnnouncementsDialogProps) {
  const { Dialog, timeZone } = useScreen();
  const dayOf = (day: string) => longDay(`${day}T12:00:00Z`, timeZone);

  return (
    <Dialog title={words.title(opened.length)} onClose={onClose}>
      <ul className={styles.list}>
        {opened.map(({ id, text, from }) => (
          <li key={id} className={styles.announcement}>
            <p className={styles.text}>{text}</p>
            <p className={styles.day}>{words.day(dayOf(from))}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
