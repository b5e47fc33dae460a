import { useScreen } from "@acompana/kit/area";
import { today } from "@acompana/kit/clock";
import { LastKnown } from "@acompana/kit/reading";
import { type AuditEvent, useAuditTrail } from "@acompana/kit/trail";
import { BusyLabel, Button } from "@acompana/kit/ui";
import { useState } from "react";
import { ownDataText } from "../text/own-data.ts";
import styles from "./own-data.module.css";
import { trailByDay } from "./trail-sentences.ts";

const words = ownDataText.trail;

/** Who looked at a person's data, day by day, with the way to what is older. */
export function Trail({ userId }: { userId: string }) {
  const { notify } = useScreen();
  const { reading, ended, readToEnd, readOlder } = useAuditTrail(userId, "others");
  const [busy, setBusy] = useState(false);

  async function older() {
    if (busy || ended) return;
    setBusy(true);
    try {
      await readOlder();
    } catch {
      await notify.alert(words.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
      {(events) => (
        <>
          <Days events={events} />
          {/* It stays where it is at the end: the focus stands on it. */}
          {(!ended || readToEnd) && (
            <Button
              wide
              className={styles.more}
              aria-disabled={busy || ended}
              data-aloud-as={ended ? words.all : undefined}
              onClick={() => void older()}
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
      )}
    </LastKnown>
  );
}

function Days({ events }: { events: AuditEvent[] }) {
  const { timeZone } = useScreen();
  const days = trailByDay(events, today(), timeZone);
  if (days.length === 0) return <p>{words.none}</p>;
  return days.map(({ day, sentences }) => (
    <div key={day} className={styles.day}>
      <h3>{day}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  ));
}
