import { LastKnown, type Reading } from "@acompana/kit/reading";
import { BusyLabel, Button, StateCard } from "@acompana/kit/ui";
import { Eye } from "lucide-react";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import styles from "./audit.module.css";
import type { SaidEvent } from "./audit-sentence.ts";
import { EventDays } from "./event-days.tsx";

const words = text.audit;

interface EventListProps {
  reading: Reading<SaidEvent[]>;
  /** Whether there are no older ones, and whether that was found out page by page. */
  ended: boolean;
  readToEnd: boolean;
  readOlder: () => Promise<unknown>;
  /** Said when there are none at all. */
  none: string;
}

/** Events, newest first, with the way to older ones. */
export function EventList({ reading, ended, readToEnd, readOlder, none }: EventListProps) {
  const { busy, once } = useOnce();

  function content(events: SaidEvent[]) {
    if (events.length === 0) return <StateCard icon={Eye} title={none} />;
    return (
      <>
        <p className={styles.count} role="status">
          {words.count(events.length)}
          {ended && ` · ${words.all}`}
        </p>
        <EventDays events={events} />
        {/* It stays where it is at the end: the focus stands on it. */}
        {(!ended || readToEnd) && (
          <Button
            aria-disabled={busy || ended}
            onClick={() => void (ended || once(readOlder, words.failed))}
          >
            {ended ? (
              words.all
            ) : (
              <BusyLabel busy={busy} doing={words.loadingOlder}>
                {words.older}
              </BusyLabel>
            )}
          </Button>
        )}
      </>
    );
  }

  return (
    <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
      {content}
    </LastKnown>
  );
}
