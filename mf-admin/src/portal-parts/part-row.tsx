import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { PanelRow } from "@acompana/kit/panel";
import { text } from "../text.ts";
import type { AreaOverview } from "./portal-parts.resource.ts";

const words = text.portalParts;

type Failure = AreaOverview["failures"][number];

/** One area: which version is shown, since when, and what went wrong with it of late. */
export function PartRow({ part }: { part: AreaOverview }) {
  const { timeZone } = useScreen();
  const { area, active, activeSince, offSince } = part;
  const since = activeSince ? words.since(dayAndTime(activeSince, timeZone)) : words.sinceBuild;
  const failures = byKind(part.failures).map(([kind, { count, lastAt }]) =>
    words.failed(words.kinds[kind], count, dayAndTime(lastAt, timeZone)),
  );
  return (
    <PanelRow
      name={words.names[area] ?? area}
      details={[
        ...(offSince ? [words.off(dayAndTime(offSince, timeZone))] : []),
        active ? words.version(active) : words.noVersion,
        ...(active && !offSince ? [since] : []),
        ...part.releases.flatMap(({ version, withdrawnAt }) =>
          withdrawnAt ? [words.withdrawn(version, dayAndTime(withdrawnAt, timeZone))] : [],
        ),
        ...(failures.length > 0 ? failures : [words.noFailures]),
      ]}
    />
  );
}

/** Of whatever version: a reader asks whether the part works, not which of its builds did not. */
function byKind(failures: Failure[]) {
  const kinds = new Map<Failure["kind"], { count: number; lastAt: string }>();
  for (const { kind, count, lastAt } of failures) {
    const known = kinds.get(kind) ?? { count: 0, lastAt };
    const last = known.lastAt > lastAt ? known.lastAt : lastAt;
    kinds.set(kind, { count: known.count + count, lastAt: last });
  }
  return [...kinds];
}
