import { firstName } from "@acompana/kit/format";
import { ActivityView, type MetricsRange } from "@acompana/kit/metrics";
import { useState } from "react";
import type { SharedViewProps } from "../support-dashboard/shared-view.ts";
import { text } from "../text.ts";
import { useActivity } from "./metrics.resource.ts";

const words = text.metrics;

/** How the person is doing: the same view as their own 'Mi Actividad', told of them. */
export function Metrics({ person, onNoConsent }: SharedViewProps) {
  const [range, setRange] = useState<MetricsRange>(7);
  const figures = useActivity(range, { userId: person.id, onNoConsent });
  const name = firstName(person.name);
  // Praise for nothing would tell the family something untrue.
  const isQuiet = figures.metrics?.activeDays === 0;
  const told = {
    memories: words.memories,
    ...(isQuiet && { bravo: words.quiet }),
    bravoLine: isQuiet ? words.quietLine(name) : words.bravoLine(name),
  };
  return <ActivityView range={range} onRange={setRange} text={told} {...figures} />;
}
