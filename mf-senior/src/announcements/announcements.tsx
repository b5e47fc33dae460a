import { Button } from "@acompana/kit/ui";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { announcementsText } from "../text/announcements.ts";
import { type ShownAnnouncement, useMarkSeen } from "./announcements.resource.ts";
import { AnnouncementsDialog } from "./announcements-dialog.tsx";

const words = announcementsText;

interface AnnouncementsProps {
  /** What the town hall tells this person now, the newest first; never empty. */
  announcements: readonly ShownAnnouncement[];
}

/** What the town hall has to say, in short on the home; opened, it is whole and counts as seen. */
export function Announcements({ announcements }: AnnouncementsProps) {
  const [opened, setOpened] = useState<readonly ShownAnnouncement[] | null>(null);
  const markSeen = useMarkSeen();
  const unread = announcements.filter(({ isSeen }) => !isSeen);
  const [newest] = [...unread, ...announcements];

  function open() {
    setOpened(announcements);
    markSeen(announcements);
  }

  return (
    <>
      <Button icon={Megaphone} onClick={open}>
        {words.line(announcements.length, unread.length, newest?.text ?? "")}
      </Button>
      {opened && <AnnouncementsDialog opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
