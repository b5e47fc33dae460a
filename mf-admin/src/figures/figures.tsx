import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { Panel } from "@acompana/kit/panel";
import { LastKnown } from "@acompana/kit/reading";
import { Button, Choice, Page } from "@acompana/kit/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../panel/save-file.ts";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import { useExportFigures, useFigures } from "./figures.resource.ts";
import { FiguresCharts } from "./figures-charts.tsx";
import { FiguresTable } from "./figures-table.tsx";

const words = text.figures;
const RANGES = ["6", "12", "24"] as const;
type Range = (typeof RANGES)[number];

/** How the municipality uses the portal, in sums of many people and without a name. */
export function MunicipalFigures() {
  const { back, notify, session } = useScreen();
  const [range, setRange] = useState<Range>("12");
  const reading = useFigures(Number(range));
  const exportFigures = useExportFigures();
  const { busy, once } = useOnce();

  async function download() {
    try {
      saveFile(await exportFigures(Number(range)), words.fileName);
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? words.downloadFailed);
    }
  }

  return (
    <Page title={words.title} line={session && words.line} onBack={back}>
      <Panel title={words.rangeTitle}>
        <Choice
          legend={words.range}
          options={RANGES.map((value) => ({ value, label: words.months(value) }))}
          value={range}
          onValue={setRange}
        />
        <Button icon={Download} aria-disabled={busy} onClick={() => void once(download)}>
          {busy ? words.downloading : words.download}
        </Button>
      </Panel>
      <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
        {(figures) => (
          <>
            <FiguresCharts months={figures.months} />
            <Panel title={words.tableTitle} line={words.tableLine}>
              <FiguresTable figures={figures} />
            </Panel>
          </>
        )}
      </LastKnown>
    </Page>
  );
}
