import { LastKnown } from "@acompana/kit/reading";
import { useNow, usePersonReminders } from "@acompana/kit/reminders";
import { StateCard } from "@acompana/kit/ui";
import { CalendarHeart } from "lucide-react";
import { draftNames } from "../drafts.ts";
import { lacksConsent, type SharedViewProps } from "../shared-view.ts";
import { text } from "../text.ts";
import styles from "./reminders.module.css";
import { useReminders } from "./reminders.resource.ts";

const words = text.reminders;

const { today, upcoming } = words;
/** What stands under the tabs. */
const lists = {
  overdue: words.overdue,
  today: { ...today, empty: <StateCard icon={CalendarHeart} {...today.empty} /> },
  upcoming: { ...upcoming, empty: <StateCard icon={CalendarHeart} {...upcoming.empty} /> },
};

/** What the person has to remember; a relative may add, mark and delete. */
export function Reminders({ person, onNoConsent }: SharedViewProps) {
  const now = useNow();
  const { reading, ...server } = useReminders(person.id, now, onNoConsent);
  const { add, printWeek, board, dialogs } = usePersonReminders({
    ...{ person, now, server, words: lists },
    keptAs: draftNames.reminder(person.id),
    // The view has changed and says why.
    isSaid: lacksConsent,
  });
  return (
    <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
      {(lists) => (
        <>
          <div className={styles.add}>
            {add}
            {printWeek}
          </div>
          {board(lists)}
          {dialogs}
        </>
      )}
    </LastKnown>
  );
}
