import { Panel } from "@acompana/kit/panel";
import { LastKnown } from "@acompana/kit/reading";
import { text } from "../text.ts";
import type { Named } from "../user.ts";
import { useStaffNotes } from "./staff-notes.resource.ts";
import { StaffNotesForm } from "./staff-notes-form.tsx";

const words = text.staffNotes;

/** What the staff tell each other about a person, who does not see it in the portal. */
export function StaffNotesPanel({ user }: { user: Named }) {
  const reading = useStaffNotes(user.id);
  return (
    <Panel title={words.title} line={words.line}>
      <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
        {(notes) => <StaffNotesForm key={notes.changedAt} user={user} notes={notes} />}
      </LastKnown>
    </Panel>
  );
}
