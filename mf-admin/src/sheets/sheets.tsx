import { useScreen } from "@acompana/kit/area";
import { Panel } from "@acompana/kit/panel";
import { Paper } from "@acompana/kit/print";
import { BusyLabel, Button, CheckField, Page } from "@acompana/kit/ui";
import { FileText, Printer } from "lucide-react";
import { useState } from "react";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import { useUsers } from "../user-pages/users.resource.ts";
import { ChoosePeople } from "./choose-people.tsx";
import { EntrySheet } from "./entry-sheet.tsx";
import type { SheetPerson } from "./sheet-person.ts";
import { type UserSheets, useMakeSheets } from "./sheets.resource.ts";
import type { WaitingSheets } from "./use-made-sheets.ts";

const words = text.sheets;
/** The server makes no more at once: each PIN takes its time. */
const MOST = 30;

interface SheetsProps {
  /** Whose sheets were asked for; nobody yet when it is opened from the settings. */
  first: readonly SheetPerson[];
  waiting: WaitingSheets;
  onChanged: () => void;
}

/** Where the sheets are printed with which people enter, each with a new PIN. */
export function Sheets({ first, waiting, onChanged }: SheetsProps) {
  const { back, notify } = useScreen();
  const makeSheets = useMakeSheets();
  const { busy, once } = useOnce();
  const [chosen, setChosen] = useState(first);
  const [search, setSearch] = useState("");
  const people = useUsers(search);
  // The list, which has another height once it is read, pushes nothing below it away.
  const isKnown = people.list?.data !== undefined || people.list?.error !== undefined;
  const [withDeviceLink, setWithDeviceLink] = useState(false);

  async function make() {
    const now = chosen.slice(0, MOST);
    const inUse = now.filter(({ hasKnownPin }) => hasKnownPin);
    const sure = await notify.confirm({
      title: words.sureTitle(now.length),
      message: inUse.length > 0 ? words.sureInUse(inUse.map(({ name }) => name)) : words.sureLine,
      confirm: words.sure,
    });
    if (!sure) return;
    const ids = now.map(({ id }) => id);
    waiting.keep(await makeSheets(ids, withDeviceLink));
    setChosen(chosen.slice(MOST));
    onChanged();
  }

  if (waiting.made) return <MadeSheets made={waiting.made} waiting={waiting} />;
  return (
    <Page width="narrow" title={words.title} line={words.line} onBack={back}>
      <Panel title={words.whoTitle}>
        <ChoosePeople
          people={people}
          search={search}
          onSearch={setSearch}
          chosen={chosen}
          onChosen={setChosen}
        />
      </Panel>
      {isKnown && (
        <Panel title={words.makeTitle(chosen.length)}>
          {chosen.length > 0 && <p>{chosen.map(({ name }) => name).join(", ")}</p>}
          {chosen.length > MOST && <p role="alert">{words.tooMany(MOST)}</p>}
          <CheckField
            label={words.withDevice}
            hint={words.withDeviceHint}
            checked={withDeviceLink}
            onValue={setWithDeviceLink}
          />
          <Button
            look="primary"
            icon={FileText}
            disabled={chosen.length === 0}
            aria-disabled={busy}
            onClick={() => void once(make, words.failed)}
          >
            <BusyLabel busy={busy} doing={words.making}>
              {words.make(Math.min(chosen.length, MOST))}
            </BusyLabel>
          </Button>
        </Panel>
      )}
    </Page>
  );
}

/** The sheets wait until they are on paper: on the screen they are not drawn. */
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
          {waiting.isPrinted ? words.printAgain : words.print}
        </Button>
        {waiting.isPrinted && <p>{words.printedLine}</p>}
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
