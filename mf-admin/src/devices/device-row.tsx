import { useScreen } from "@acompana/kit/area";
import { today } from "@acompana/kit/clock";
import { dayAndTime, shortDay, waitInWords } from "@acompana/kit/format";
import { PanelRow } from "@acompana/kit/panel";
import { Badge, Button } from "@acompana/kit/ui";
import { CircleCheck, Undo2 } from "lucide-react";
import { text } from "../text.ts";
import type { Device } from "./devices.resource.ts";

const words = text.devices;

interface DeviceRowProps {
  device: Device;
  onWithdraw: () => void;
}

/** What a device is called: its own name, else whose it is. */
export const nameOf = ({ name, owner }: Device): string =>
  name ?? (owner ? words.ofOwner(owner.name) : words.unnamed);

function whoseLine({ owner, isPersonal, entersWithoutPin }: Device): string {
  if (!isPersonal) return words.ofAll;
  if (!owner) return words.ofNobody;
  return entersWithoutPin ? words.ofOneWithoutPin(owner.name) : words.ofOne(owner.name);
}

function byLine({ authorisedBy, isAuthorisedByDisabled }: Device): string {
  if (!authorisedBy) return words.byNobody;
  return isAuthorisedByDisabled ? words.byDisabled(authorisedBy) : words.by(authorisedBy);
}

/** Whether a reminder was heard on it; an API of an earlier release does not say. */
function soundLine({ sound }: Device, timeZone: string): string {
  if (!sound) return words.soundUntried;
  const day = shortDay(sound.triedAt, today(), timeZone);
  return sound.isHeard ? words.soundHeard(day) : words.soundUnheard(day);
}

/** Nothing where the clock is right; an API of an earlier release does not say. */
function clockLines({ clock }: Device, timeZone: string): string[] {
  if (!clock) return [];
  const span = clockSpan(Math.abs(clock.offsetSeconds));
  const day = shortDay(clock.since, new Date(), timeZone);
  return [clock.offsetSeconds < 0 ? words.clockBehind(span, day) : words.clockAhead(span, day)];
}

const DAY = 86_400;

/** From two days on in whole days: the hours beside them tell nobody anything. */
const clockSpan = (seconds: number) =>
  waitInWords(seconds < 2 * DAY ? seconds : Math.round(seconds / DAY) * DAY);

/** An authorised device. */
export function DeviceRow({ device, onWithdraw }: DeviceRowProps) {
  const { timeZone } = useScreen();
  const name = nameOf(device);
  return (
    <PanelRow
      name={name}
      badge={
        device.isThisOne && (
          <Badge tone="good" icon={CircleCheck}>
            {words.thisOne}
          </Badge>
        )
      }
      details={[
        whoseLine(device),
        byLine(device),
        words.on(dayAndTime(device.authorisedAt, timeZone)),
        soundLine(device, timeZone),
        ...clockLines(device, timeZone),
      ]}
    >
      <Button icon={Undo2} aria-label={words.withdrawOf(name)} onClick={onWithdraw}>
        {words.withdraw}
      </Button>
    </PanelRow>
  );
}
