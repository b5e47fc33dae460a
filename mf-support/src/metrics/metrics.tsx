import { calledName } from "@acompana/kit/format";
import { ActivityView, type MetricsRange } from "@acompana/kit/metrics";
import { useState } from "react";
import type { SharedViewProps } from "../shared-view.ts";
import { text } from "../text.ts";
import { useSharedActivity } from "./metrics.resource.ts";

const words = text.metrics;

/** How the person is doing: the same view as their own 'Mi Actividad', in the third person. */
export function Metrics({ person, onNoConsent }: SharedViewProps) {
  const [range, setRange] = useState<MetricsRange>(7);
  const figures = useSharedActivity(person.id, range, onNoConsent);
  const name = calledName(person);
  const activityText = {
    memories: words.memories,
    bravoLine: words.bravoLine(name),
    startLine: words.startLine(name),
    quietLine: words.quietLine(name),
  };
  return <ActivityView range={range} onRange={setRange} text={activityText} {...figures} />;
}
