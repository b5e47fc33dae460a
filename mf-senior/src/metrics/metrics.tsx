import { useScreen, useSession } from "@acompana/kit/area";
import { ActivityView, type MetricsRange, useActivity } from "@acompana/kit/metrics";
import { Page } from "@acompana/kit/ui";
import { useState } from "react";
import { metricsText } from "../text/metrics.ts";
import { AccessDialog } from "./access-dialog.tsx";
import { DaysHere } from "./days-here.tsx";

const words = metricsText;

/** 'Mi Actividad': what the person has done, after whoever looks has said who they are. */
export function Metrics() {
  const { back } = useScreen();
  const [granted, setGranted] = useState(false);
  return (
    <Page title={words.title} line={words.line} onBack={back}>
      {granted ? <Activity /> : <AccessDialog onGranted={() => setGranted(true)} />}
    </Page>
  );
}

function Activity() {
  const [range, setRange] = useState<MetricsRange>(7);
  const figures = useActivity(useSession("person").user.id, range);
  return (
    <>
      <DaysHere metrics={figures.metrics} range={range} />
      <ActivityView range={range} onRange={setRange} {...figures} />
    </>
  );
}
