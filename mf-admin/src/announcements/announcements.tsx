import { useScreen } from "@acompana/kit/area";
import { Panel, useWithdrawing } from "@acompana/kit/panel";
import { Page } from "@acompana/kit/ui";
import { Megaphone } from "lucide-react";
import { useState } from "react";
import { newAnnouncementDraft } from "../drafts.ts";
import { Columns } from "../panel/columns.tsx";
import { ListPanel } from "../panel/list-panel.tsx";
import { text } from "../text.ts";
import { AnnouncementForm } from "./announcement-form.tsx";
import { AnnouncementRow } from "./announcement-row.tsx";
import { useAnnouncements, useAnnouncementWrites } from "./announcements.resource.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { useAnnouncementForm } from "./use-announcement-form.ts";

const words = text.announcements;

/** Where the town hall tells its older people something, and sees how many have read it. */
export function Announcements() {
  const { back, session } = useScreen();
  const reading = useAnnouncements();
  const { withdraw } = useAnnouncementWrites();
  const { panel, askAndWithdraw } = useWithdrawing(words);
  const [changed, setChanged] = useState<string | null>(null);

  return (
    <Page
      width="narrow"
      title={words.title}
      line={session && words.line(session.municipality.name)}
      onBack={back}
    >
      <Columns
        first={
          <Panel title={words.newTitle} line={words.newLine}>
            <NewAnnouncement />
          </Panel>
        }
        second={
          <ListPanel
            ref={panel}
            words={words}
            reading={reading}
            icon={Megaphone}
            row={(it) => (
              <AnnouncementRow
                key={it.id}
                announcement={it}
                onChange={() => setChanged(it.id)}
                onWithdraw={() => void askAndWithdraw(words.withdrawTitle, () => withdraw(it.id))}
              />
            )}
          />
        }
      />
      {changed && <ChangeDialog announcementId={changed} onClose={() => setChanged(null)} />}
    </Page>
  );
}

function NewAnnouncement() {
  const { notify } = useScreen();
  const { create } = useAnnouncementWrites();
  const form = useAnnouncementForm({
    draft: newAnnouncementDraft,
    before: null,
    async send(written) {
      await create(written);
      notify.toast({ title: words.created });
    },
  });
  return <AnnouncementForm form={form} submit={words.create} />;
}
