import { useScreen } from "@acompana/kit/area";
import { Panel } from "@acompana/kit/panel";
import { LastKnown } from "@acompana/kit/reading";
import { BusyLabel, Button, Choice, Page } from "@acompana/kit/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../panel/save-file.ts";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import { hasNumber, useExportFigures, useFigures } from "./figures.resource.ts";
import { FiguresCharts } from "./figures-charts.tsx";
import { FiguresTable } from "./figures-table.tsx";

const words = text.figures;
const RANGES = ["6", "12", "24"] as const;
type Range = (typeof RANGES)[number];

/** How the municipality uses the portal, in sums of many people and without a name. */
export function MunicipalFigures() {
  const { back, session } = useScreen();
  const [range, setRange] = useState<Range>("12");
  const reading = useFigures(Number(range));
  const exportFigures = useExportFigures();
  const { busy, once } = useOnce();

  const download = async () => saveFile(await exportFigures(Number(range)), words.fileName);

  return (
    <Page title={words.title} line={session && words.line} onBack={back}>
      <Panel title={words.rangeTitle}>
        <Choice
          legend={words.range}
          options={RANGES.map((value) => ({ value, label: words.months(value) }))}
          value={range}
          onValue={setRange}
        />
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
      <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
        {(figures) =>
          hasNumber(figures) ? (
            <>
              <FiguresCharts months={figures.months} />
              <Panel title={words.tableTitle} line={words.tableLine}>
                {(figures.running ?? []).length > 0 && <p>{words.runningLine}</p>}
                <FiguresTable figures={figures} />
              </Panel>
            </>
          ) : (
            <p>{words.nothingAtAll}</p>
          )
        }
      </LastKnown>
    </Page>
  );
}
