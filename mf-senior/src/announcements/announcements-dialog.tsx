import { useScreen } from "@acompana/kit/area";
import { longDay } from "@acompana/kit/format";
import { useSpeech } from "@acompana/kit/speech";
import { Button } from "@acompana/kit/ui";
import { Square, Volume2 } from "lucide-react";
import { announcementsText } from "../text/announcements.ts";
import styles from "./announcements.module.css";
import type { ShownAnnouncement } from "./announcements.resource.ts";

const words = announcementsText;

interface AnnouncementsDialogProps {
  opened: readonly ShownAnnouncement[];
  onClose: () => void;
}

/** What the town hall has to say, in large letters and aloud. */
export function AnnouncementsDialog({ opened, onClose }: AnnouncementsDialogProps) {
  const { Dialog, notify, timeZone } = useScreen();
  const { available, enabled, speaking, speak, stop } = useSpeech();
  const dayOf = (day: string) => longDay(`${day}T12:00:00Z`, timeZone);

  async function listen() {
    if (speaking) return stop();
    const end = await speak(opened.map(({ text }) => asSentence(text)).join(" "));
    if (end === "failed") notify.toast({ title: words.failed });
  }

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
      {available && enabled && (
        <Button wide icon={speaking ? Square : Volume2} onClick={() => void listen()}>
          {speaking ? words.stop : words.listen}
        </Button>
      )}
    </Dialog>
  );
}

/** A voice pauses where a sentence ends. */
const asSentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`);
