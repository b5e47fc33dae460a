import { useScreen } from "@acompana/kit/area";
import { LastKnown } from "@acompana/kit/reading";
import { changeAnnouncementDraft } from "../drafts.ts";
import { text } from "../text.ts";
import { AnnouncementForm } from "./announcement-form.tsx";
import {
  type AnnouncementDetails,
  useAnnouncement,
  useAnnouncementWrites,
} from "./announcements.resource.ts";
import { useAnnouncementForm } from "./use-announcement-form.ts";

const words = text.announcements;

interface ChangeDialogProps {
  announcementId: string;
  onClose: () => void;
}

/** Changes what was said, as it is now. */
export function ChangeDialog({ announcementId, onClose }: ChangeDialogProps) {
  const { Dialog } = useScreen();
  const reading = useAnnouncement(announcementId);
  return (
    <Dialog title={words.changeTitle} description={words.changeLine} onClose={onClose}>
      <LastKnown reading={reading} loading={words.oneLoading} failed={words.oneFailed}>
        {(before) => <ChangeForm key={before.version} before={before} onSaved={onClose} />}
      </LastKnown>
    </Dialog>
  );
}

interface ChangeFormProps {
  before: AnnouncementDetails;
  onSaved: () => void;
}

function ChangeForm({ before, onSaved }: ChangeFormProps) {
  const { notify } = useScreen();
  const { change } = useAnnouncementWrites();
  const form = useAnnouncementForm({
    draft: changeAnnouncementDraft(before),
    before,
    async send(written) {
      await change(before, written);
      notify.toast({ title: words.changed });
      onSaved();
    },
  });
  return <AnnouncementForm form={form} submit={words.save} />;
}
