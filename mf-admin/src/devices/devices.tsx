import { useScreen } from "@acompana/kit/area";
import { Panel, useWithdrawing } from "@acompana/kit/panel";
import { SoundTrial, soundTrialOffer } from "@acompana/kit/ring";
import { Button, Page } from "@acompana/kit/ui";
import { BellRing, TabletSmartphone } from "lucide-react";
import { useState } from "react";
import { Columns } from "../panel/columns.tsx";
import { ListPanel } from "../panel/list-panel.tsx";
import { text } from "../text.ts";
import { AuthoriseDialog } from "./authorise-dialog.tsx";
import { DeviceLinkForm } from "./device-link-form.tsx";
import { DeviceRow, nameOf } from "./device-row.tsx";
import styles from "./devices.module.css";
import { type Device, useDevices } from "./devices.resource.ts";

const words = text.devices;

/** Where an administrator says on which devices older people may enter. */
export function Devices() {
  const { back } = useScreen();
  const { reading, withdraw } = useDevices();
  const [asking, setAsking] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const { panel, askAndWithdraw } = useWithdrawing(words);
  const devices = reading.data;
  const isThisOne = devices?.some((device) => device.isThisOne);

  async function takeBack(device: Device) {
    const title = words.withdrawTitle(nameOf(device));
    await askAndWithdraw(title, () => withdraw(device.id));
  }

  const isUnread = !devices && (reading.error === undefined || reading.busy);

  function thisLine() {
    if (devices) return isThisOne ? words.thisYes : words.thisNo;
    return isUnread ? words.thisUnread : words.thisUnknown;
  }

  return (
    <Page width="narrow" title={words.title} line={words.line} onBack={back}>
      <Columns
        first={
          <>
            <Panel title={words.thisTitle}>
              <p className={styles.thisLine}>{thisLine()}</p>
              <div className={styles.thisOne}>
                {isThisOne && (
                  <Button icon={BellRing} onClick={() => setTrying(true)}>
                    {soundTrialOffer.confirm}
                  </Button>
                )}
                {/* Which of the two it is must be known: none becomes the other under a finger. */}
                {!isThisOne && !isUnread && (
                  <Button look="primary" icon={TabletSmartphone} onClick={() => setAsking(true)}>
                    {text.dashboard.authoriseThis}
                  </Button>
                )}
              </div>
            </Panel>
            <Panel title={words.otherTitle} line={words.otherLine}>
              <DeviceLinkForm />
            </Panel>
          </>
        }
        second={
          <ListPanel
            ref={panel}
            words={words}
            reading={reading}
            icon={TabletSmartphone}
            row={(device) => (
              <DeviceRow key={device.id} device={device} onWithdraw={() => void takeBack(device)} />
            )}
          />
        }
      />
      {asking && <AuthoriseDialog onClose={() => setAsking(false)} />}
      {isTrying && <SoundTrial onKept={reading.retry} onClose={() => setTrying(false)} />}
    </Page>
  );
}
