import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { Panel, PanelList, PanelRow } from "@acompana/kit/panel";
import { Button } from "@acompana/kit/ui";
import { Check, ScrollText } from "lucide-react";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import { useAttention } from "./attention.resource.ts";

const words = text.attention;
const remedies: Partial<Record<keyof typeof words.kinds, string>> = words.remedies;

/** Says on the dashboard that something needs looking at; nothing when all is well. */
export function AttentionPanel({ onEvents }: { onEvents: () => void }) {
  const { timeZone } = useScreen();
  const { news, putAway } = useAttention();
  const { busy, once } = useOnce();
  if (news.length === 0) return null;

  return (
    <Panel title={words.title}>
      <PanelList>
        {news.map(({ kind, count, lastAt }) => (
          <PanelRow
            key={kind}
            name={Object.hasOwn(words.kinds, kind) ? words.kinds[kind](count) : words.newer}
            details={[remedies[kind] ?? words.last(dayAndTime(lastAt, timeZone))]}
          />
        ))}
      </PanelList>
      <Button icon={ScrollText} onClick={onEvents}>
        {words.look}
      </Button>
      <Button
        icon={Check}
        aria-disabled={busy}
        onClick={() => void once(() => putAway(news), words.failed)}
      >
        {words.seen}
      </Button>
    </Panel>
  );
}
