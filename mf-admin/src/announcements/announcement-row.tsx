import { useScreen } from "@acompana/kit/area";
import { fullDate } from "@acompana/kit/format";
import { PanelRow } from "@acompana/kit/panel";
import { Badge, Button } from "@acompana/kit/ui";
import { Pencil, Undo2 } from "lucide-react";
import { text } from "../text.ts";
import type { Announcement } from "./announcements.resource.ts";

const words = text.announcements;

interface AnnouncementRowProps {
  announcement: Announcement;
  onChange: () => void;
  onWithdraw: () => void;
}

/** What was said, to how many, how many have seen it; and, until it is over, what can be done. */
export function AnnouncementRow({ announcement, onChange, onWithdraw }: AnnouncementRowProps) {
  const { timeZone } = useScreen();
  const { text: said, from, until, state, isForAll, seen, total, createdBy } = announcement;
  const dayOf = (day: string) => fullDate(`${day}T12:00:00Z`, timeZone);
  const isOpen = state === "current" || state === "waiting";
  return (
    <PanelRow
      name={said}
      badge={<Badge tone={state === "current" ? "good" : "calm"}>{words.states[state]}</Badge>}
      details={[
        words.days(dayOf(from), dayOf(until)),
        isForAll ? words.forAll : words.forSome,
        ...(state === "waiting" ? [] : [words.seen(seen, total)]),
        createdBy === null ? words.byNobody : words.by(createdBy),
      ]}
    >
      {isOpen && (
        <>
          <Button icon={Pencil} aria-label={words.changeOf(said)} onClick={onChange}>
            {words.change}
          </Button>
          <Button icon={Undo2} aria-label={words.withdrawOf(said)} onClick={onWithdraw}>
            {words.withdraw}
          </Button>
        </>
      )}
    </PanelRow>
  );
}
