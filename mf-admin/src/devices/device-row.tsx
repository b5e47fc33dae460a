import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { Badge, Button } from "@acompana/kit/ui";
import { CircleCheck, Undo2 } from "lucide-react";
import { PanelRow } from "../panel/panel.tsx";
import { text } from "../text.ts";
import type { Device } from "./devices.resource.ts";

const words = text.devices;

interface DeviceRowProps {
  device: Device;
  onWithdraw: () => void;
}

/** An authorised device. */
export function DeviceRow({ device, onWithdraw }: DeviceRowProps) {
  const { timeZone } = useScreen();
  const name = device.name ?? words.unnamed;
  const by = device.authorisedBy ? words.by(device.authorisedBy) : words.byNobody;
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
      details={[by, words.on(dayAndTime(device.authorisedAt, timeZone))]}
    >
      <Button icon={Undo2} aria-label={words.withdrawOf(name)} onClick={onWithdraw}>
        {words.withdraw}
      </Button>
    </PanelRow>
  );
}
