import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { Panel } from "@acompana/kit/panel";
import { Paper } from "@acompana/kit/print";
import { Button, CheckField, Page } from "@acompana/kit/ui";
import { FileText, Printer } from "lucide-react";
import { useState } from "react";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import { fullName, type User } from "../user.ts";
import { ChoosePeople } from "./choose-people.tsx";
import { EntrySheet } from "./entry-sheet.tsx";
import { type UserSheets, useMakeSheets } from "./sheets.resource.ts";
import type { WaitingSheets } from "./use-made-sheets.ts";

const words = text.sheets;
/** The server makes no more at once: each PIN takes its time. */
const MOST = 30;

interface SheetsProps {
  /** Whose sheet was asked for; nobody yet when it is opened from the settings. */
  first: User | null;
  waiting: WaitingSheets;
  onChanged: () => void;
}

/** Where the sheets are printed with which people enter, each with a new PIN. */
export function Sheets({ first, waiting, onChanged }: SheetsProps) {
  const { back, notify } = useScreen();
  const makeSheets = useMakeSheets();
  const { busy, once } = useOnce();
  const [chosen, setChosen] = useState<User[]>(first?.isActive ? [first] : []);
  const [withDeviceLink, setWithDeviceLink] = useState(false);

  async function make() {
    const inUse = chosen.filter(({ lastAccessAt }) => lastAccessAt !== null);
    const sure = await notify.confirm({
      title: words.sureTitle(chosen.length),
      message: inUse.length > 0 ? words.sureInUse(inUse.map(fullName)) : words.sureLine,
      confirm: words.sure,
    });
    if (!sure) return;
    try {
      const ids = chosen.map(({ id }) => id);
      waiting.keep(await makeSheets(ids, withDeviceLink));
      setChosen([]);
      onChanged();
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? words.failed);
    }
  }

  if (waiting.made) return <MadeSheets made={waiting.made} waiting={waiting} />;
  const isFull = chosen.length > MOST;
  return (
    <Page width="narrow" title={words.title} line={words.line} onBack={back}>
      <Panel title={words.whoTitle}>
        <ChoosePeople chosen={chosen} onChosen={setChosen} />
      </Panel>
      <Panel title={words.makeTitle(chosen.length)}>
        {chosen.length > 0 && <p>{chosen.map(fullName).join(", ")}</p>}
        {isFull && <p role="alert">{words.tooMany(MOST)}</p>}
        <CheckField
          label={words.withDevice}
          hint={words.withDeviceHint}
          checked={withDeviceLink}
          onValue={setWithDeviceLink}
        />
        <Button
          look="primary"
          icon={FileText}
          disabled={chosen.length === 0 || isFull}
          aria-disabled={busy}
          onClick={() => void once(make)}
        >
          {busy ? words.making : words.make(chosen.length)}
        </Button>
      </Panel>
    </Page>
  );
}

/** The sheets wait for the printer: on the screen they are not drawn. */
function MadeSheets({ made, waiting }: { made: UserSheets; waiting: WaitingSheets }) {
  const { back } = useScreen();
  const { sheets } = made;
  return (
    <Page width="narrow" title={words.title} onBack={back}>
      <Panel title={words.madeTitle(sheets.length)} line={words.madeLine}>
        <ul>
          {sheets.map(({ userId, name }) => (
            <li key={userId}>{name}</li>
          ))}
        </ul>
        <Button look="primary" icon={Printer} onClick={waiting.print}>
          {words.print}
        </Button>
        {waiting.isPrinted && <Button onClick={waiting.forget}>{words.done}</Button>}
      </Panel>
      <Paper>
        {sheets.map((sheet) => (
          <EntrySheet key={sheet.userId} sheet={sheet} of={made} />
        ))}
      </Paper>
    </Page>
  );
}
