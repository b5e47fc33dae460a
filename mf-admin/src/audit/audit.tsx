import { useScreen } from "@acompana/kit/area";
import { useAuditTrail } from "@acompana/kit/trail";
import { ErrorCard, Page } from "@acompana/kit/ui";
import { text } from "../text.ts";
import { EventList } from "./event-list.tsx";

const words = text.audit;

interface AuditProps {
  user: { id: string; name: string };
}

/** Who did what with one person's account and data, and when. */
export function Audit({ user }: AuditProps) {
  const { back } = useScreen();
  const { unknown, ...events } = useAuditTrail(user.id);
  return (
    <Page width="narrow" title={words.title} line={words.line(user.name)} onBack={back}>
      {unknown && !events.reading.busy ? (
        <ErrorCard title={words.notFound} />
      ) : (
        <EventList {...events} none={words.none} />
      )}
    </Page>
  );
}
