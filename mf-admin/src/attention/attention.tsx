import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { Panel, PanelList, PanelRow } from "@acompana/kit/panel";
import { Button } from "@acompana/kit/ui";
import { Check, ScrollText } from "lucide-react";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import { useAttention } from "./attention.resource.ts";

const words = text.attention;

/** Says on the dashboard that something needs looking at; nothing when all is well. */
export function AttentionPanel({ onEvents }: { onEvents: () => void }) {
  const { notify, timeZone } = useScreen();
  const { news, putAway } = useAttention();
  const { busy, once } = useOnce();
  if (news.length === 0) return null;

  async function seen() {
    try {
      await putAway(news);
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? words.failed);
    }
  }

  return (
    <Panel title={words.title}>
      <PanelList>
        {news.map(({ kind, count, lastAt }) => (
          <PanelRow
            key={kind}
            name={words.kinds[kind](count)}
            details={[words.last(dayAndTime(lastAt, timeZone))]}
          />
        ))}
      </PanelList>
      <Button icon={ScrollText} onClick={onEvents}>
        {words.look}
      </Button>
      <Button icon={Check} aria-disabled={busy} onClick={() => void once(seen)}>
        {words.seen}
      </Button>
    </Panel>
  );
}
