import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { PanelRow } from "@acompana/kit/panel";
import { Badge, Button } from "@acompana/kit/ui";
import { CircleCheck, CircleMinus, KeyRound, UserRoundCheck, UserRoundX } from "lucide-react";
import { text } from "../text.ts";
import type { Colleague } from "./colleagues.resource.ts";

const words = text.colleagues;

interface ColleagueRowProps {
  colleague: Colleague;
  /** The only one who can enter: somebody always stays. */
  isLast: boolean;
  onLink: () => void;
  onActive: (isActive: boolean) => void;
}

/** One administrator, and what can be done with the account. */
export function ColleagueRow({ colleague, isLast, onLink, onActive }: ColleagueRowProps) {
  const { timeZone } = useScreen();
  const { name, email, isActive, isYou, lastEntryAt, hasSecondFactor } = colleague;
  const entry = lastEntryAt ? words.lastEntry(dayAndTime(lastEntryAt, timeZone)) : words.neverIn;
  const factor = hasSecondFactor ? words.factorOn : words.factorOff;
  return (
    <PanelRow
      name={name}
      badge={
        <>
          {isYou && (
            <Badge tone="good" icon={CircleCheck}>
              {words.you}
            </Badge>
          )}
          {!isActive && <Badge icon={CircleMinus}>{words.inactive}</Badge>}
        </>
      }
      details={[email, entry, factor]}
    >
      {isActive && !isYou && (
        <Button icon={KeyRound} aria-label={words.linkOf(name)} onClick={onLink}>
          {words.link}
        </Button>
      )}
      {isActive && !isLast && (
        <Button
          icon={UserRoundX}
          aria-label={words.disableOf(name)}
          onClick={() => onActive(false)}
        >
          {words.disable}
        </Button>
      )}
      {!isActive && (
        <Button
          icon={UserRoundCheck}
          aria-label={words.enableOf(name)}
          onClick={() => onActive(true)}
        >
          {words.enable}
        </Button>
      )}
    </PanelRow>
  );
}
