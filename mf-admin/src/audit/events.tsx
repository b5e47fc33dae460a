import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { Panel } from "@acompana/kit/panel";
import { LastKnown } from "@acompana/kit/reading";
import { Button, Choice, Page, StateCard, TextField } from "@acompana/kit/ui";
import { Download, Eye } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../panel/save-file.ts";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import { useSettled } from "../use-settled.ts";
import styles from "./audit.module.css";
import { EventDays } from "./event-days.tsx";
import {
  type EventFilter,
  type MunicipalEvent,
  useExportEvents,
  useMunicipalEvents,
} from "./events.resource.ts";
import { RetentionPanel } from "./retention-panel.tsx";

const words = text.events;
const EMPTY = { person: "", actor: "", group: "all", from: "", until: "" };
type Group = keyof typeof words.groups;
const GROUPS = Object.entries(words.groups).map(([value, label]) => ({
  value: value as Group,
  label,
}));

/** What was done in the whole municipality: looked for, read and downloaded. */
export function MunicipalEvents() {
  const { back, notify } = useScreen();
  const [typed, setTyped] = useState(EMPTY);
  const settled: typeof EMPTY = JSON.parse(useSettled(JSON.stringify(typed)));
  const filter = filterOf(settled);
  const exportEvents = useExportEvents();
  const { busy, once } = useOnce();
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onValue: (value: string) => setTyped({ ...typed, [name]: value }),
    autoComplete: "off",
  });

  async function download() {
    try {
      saveFile(await exportEvents(filterOf(typed)), words.fileName);
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? words.downloadFailed);
    }
  }

  return (
    <Page width="narrow" title={words.title} line={words.line} onBack={back}>
      <Panel title={words.filter}>
        <TextField label={words.person} {...field("person")} />
        <TextField label={words.actor} {...field("actor")} />
        <Choice
          legend={words.what}
          options={GROUPS}
          size="long"
          value={typed.group as Group}
          onValue={(group) => setTyped({ ...typed, group })}
        />
        <TextField label={words.from} type="date" {...field("from")} />
        <TextField label={words.until} type="date" {...field("until")} />
        <Button icon={Download} aria-disabled={busy} onClick={() => void once(download)}>
          {busy ? words.downloading : words.download}
        </Button>
      </Panel>
      <RetentionPanel />
      <FoundEvents key={JSON.stringify(filter)} filter={filter} />
    </Page>
  );
}

/** What is filled in; a date field that is half typed is empty. */
function filterOf({ group, ...typed }: typeof EMPTY): EventFilter {
  const filled = Object.entries(typed).filter(([, value]) => value.trim() !== "");
  return { ...Object.fromEntries(filled), ...(group !== "all" && { group: group as never }) };
}

function FoundEvents({ filter }: { filter: EventFilter }) {
  const { notify } = useScreen();
  const { reading, ended, readToEnd, readOlder } = useMunicipalEvents(filter);
  const { busy, once } = useOnce();

  async function older() {
    try {
      await readOlder();
    } catch {
      await notify.alert(text.audit.failed);
    }
  }

  function content(events: MunicipalEvent[]) {
    if (events.length === 0) return <StateCard icon={Eye} title={words.none} />;
    return (
      <>
        <p className={styles.count} role="status">
          {text.audit.count(events.length)}
          {ended && ` · ${text.audit.all}`}
        </p>
        <EventDays events={events} />
        {/* It stays where it is at the end: the focus stands on it. */}
        {(!ended || readToEnd) && (
          <Button aria-disabled={busy || ended} onClick={() => void (ended || once(older))}>
            {ended ? text.audit.all : busy ? text.audit.loadingOlder : text.audit.older}
          </Button>
        )}
      </>
    );
  }

  return (
    <LastKnown reading={reading} loading={text.audit.loading} failed={text.audit.failed}>
      {content}
    </LastKnown>
  );
}
