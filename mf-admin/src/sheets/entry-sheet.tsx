import { useScreen } from "@acompana/kit/area";
import { clockTime } from "@acompana/kit/format";
import { Sheet } from "@acompana/kit/print";
import { QrCode } from "../devices/qr-code.tsx";
import { text } from "../text.ts";
import styles from "./entry-sheet.module.css";
import type { UserSheet, UserSheets } from "./sheets.resource.ts";

const words = text.sheets.paper;

interface EntrySheetProps {
  sheet: UserSheet;
  of: Pick<UserSheets, "address" | "helpPhone">;
}

/** The page for one person: how to enter, with the PIN that is told nowhere else. */
export function EntrySheet({ sheet: { name, pin, deviceLink }, of }: EntrySheetProps) {
  const { session, timeZone } = useScreen();
  const municipality = session?.municipality.name ?? "";
  const { address, helpPhone } = of;
  return (
    <Sheet title={name}>
      <p className={styles.line}>{words.line(municipality)}</p>
      <ol className={styles.steps}>
        <li>
          {deviceLink ? words.scan : words.open}
          <span className={styles.code}>
            <QrCode value={deviceLink?.url ?? address} label={words.qr} />
          </span>
          {deviceLink ? (
            words.scanUntil(clockTime(deviceLink.expiresAt, timeZone))
          ) : (
            <b className={styles.address}>{withoutScheme(address)}</b>
          )}
        </li>
        <li>{deviceLink ? words.enter : words.name(name)}</li>
        <li>
          {words.pin} <b className={styles.pin}>{pin}</b>
        </li>
      </ol>
      <p>{words.temporary}</p>
      <p>{words.keep}</p>
      {helpPhone && <p className={styles.help}>{words.help(helpPhone)}</p>}
    </Sheet>
  );
}

/** As one types it. */
const withoutScheme = (address: string) => address.replace(/^https?:\/\//, "").replace(/\/$/, "");
