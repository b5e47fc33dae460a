import { useScreen } from "@acompana/kit/area";
import { ActivityView, type MetricsRange } from "@acompana/kit/metrics";
import { Page } from "@acompana/kit/ui";
import { useState } from "react";
import { text } from "../text.ts";
import { AccessDialog } from "./access-dialog.tsx";
import { useActivity } from "./metrics.resource.ts";

const words = text.metrics;

/** 'Mi Actividad': what the person has done, once whoever looks has said who they are. */
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
  const figures = useActivity(range);
  return <ActivityView range={range} onRange={setRange} {...figures} />;
}
