import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { Panel, PanelList, PanelRow } from "@acompana/kit/panel";
import { LastKnown } from "@acompana/kit/reading";
import { Button } from "@acompana/kit/ui";
import { CalendarCheck } from "lucide-react";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import { type Retention, useRetention } from "./retention.resource.ts";

const words = text.retention;

/** How long data are kept, and that the portal really deletes them. */
export function RetentionPanel() {
  const { reading, resume } = useRetention();
  return (
    <Panel title={words.title} line={words.line}>
      <LastKnown reading={reading} loading={words.loading} failed={words.readFailed}>
        {(limits) => (
          <>
            {limits[0]?.heldAt && <Held at={limits[0].heldAt} resume={resume} />}
            <PanelList>
              {limits.map((limit) => (
                <Limit key={limit.kind} {...limit} />
              ))}
            </PanelList>
          </>
        )}
      </LastKnown>
    </Panel>
  );
}

/** The server's clock is not believed: somebody who knows the date says whether it is right. */
function Held({ at, resume }: { at: string; resume: () => Promise<void> }) {
  const { notify, timeZone } = useScreen();
  const { busy, once } = useOnce();

  async function confirm() {
    await resume();
    notify.toast({ title: words.resumed });
  }

  return (
    <>
      <p>{words.held(dayAndTime(at, timeZone))}</p>
      <p>{words.heldMend}</p>
      <Button
        icon={CalendarCheck}
        aria-disabled={busy}
        onClick={() => void once(confirm, words.resumeFailed)}
      >
        {words.resume}
      </Button>
    </>
  );
}

function Limit({ kind, keeps, lastAt, removed }: Retention) {
  const { timeZone } = useScreen();
  const last = lastAt ? words.last(dayAndTime(lastAt, timeZone)) : words.never;
  return <PanelRow name={words.kinds[kind](keeps)} details={[last, words.removed(removed)]} />;
}
