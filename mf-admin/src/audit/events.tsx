import { useScreen } from "@acompana/kit/area";
import { Panel } from "@acompana/kit/panel";
import { BusyLabel, Button, Choice, Page, TextField } from "@acompana/kit/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { Columns } from "../panel/columns.tsx";
import { saveFile } from "../panel/save-file.ts";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import { useSettled } from "../use-settled.ts";
import { EventList } from "./event-list.tsx";
import { type EventFilter, useExportEvents, useMunicipalEvents } from "./events.resource.ts";
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
  const { back } = useScreen();
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

  const download = async () => saveFile(await exportEvents(filterOf(typed)), words.fileName);

  return (
    <Page width="narrow" title={words.title} line={words.line} onBack={back}>
      <Columns
        isFilter
        first={
          <>
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
              <Button
                icon={Download}
                aria-disabled={busy}
                onClick={() => void once(download, words.downloadFailed)}
              >
                <BusyLabel busy={busy} doing={words.downloading}>
                  {words.download}
                </BusyLabel>
              </Button>
            </Panel>
            <RetentionPanel />
          </>
        }
        second={<FoundEvents key={JSON.stringify(filter)} filter={filter} />}
      />
    </Page>
  );
}

/** What is filled in; a date field that is half typed is empty. */
function filterOf({ group, ...typed }: typeof EMPTY): EventFilter {
  const filled = Object.entries(typed).filter(([, value]) => value.trim() !== "");
  return { ...Object.fromEntries(filled), ...(group !== "all" && { group: group as never }) };
}

function FoundEvents({ filter }: { filter: EventFilter }) {
  return <EventList {...useMunicipalEvents(filter)} none={words.none} />;
}
