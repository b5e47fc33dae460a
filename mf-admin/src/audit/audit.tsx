import { useScreen } from "@acompana/kit/area";
import { LastKnown } from "@acompana/kit/reading";
import { Button, ErrorCard, Page, StateCard } from "@acompana/kit/ui";
import { Eye } from "lucide-react";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import styles from "./audit.module.css";
import { type AuditEvent, useAudit } from "./audit.resource.ts";
import { EventDays } from "./event-days.tsx";

const words = text.audit;

interface AuditProps {
  user: { id: string; name: string };
}

/** Who did what with one person's account and data, and when. */
export function Audit({ user }: AuditProps) {
  const { back, notify } = useScreen();
  const { reading, unknown, ended, readToEnd, readOlder } = useAudit(user.id);
  const { busy, once } = useOnce();

  async function older() {
    try {
      await readOlder();
    } catch {
      await notify.alert(words.failed);
    }
  }

  function content(events: AuditEvent[]) {
    if (events.length === 0) return <StateCard icon={Eye} title={words.none} />;
    return (
      <>
        <p className={styles.count} role="status">
          {words.count(events.length)}
          {ended && ` · ${words.all}`}
        </p>
        <EventDays events={events} />
        {/* It stays where it is at the end: the focus stands on it. */}
        {(!ended || readToEnd) && (
          <Button aria-disabled={busy || ended} onClick={() => void (ended || once(older))}>
            {ended ? words.all : busy ? words.loadingOlder : words.older}
          </Button>
        )}
      </>
    );
  }

  return (
    <Page width="narrow" title={words.title} line={words.line(user.name)} onBack={back}>
      {unknown && !reading.busy ? (
        <ErrorCard title={words.notFound} />
      ) : (
        <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
          {content}
        </LastKnown>
      )}
    </Page>
  );
}
