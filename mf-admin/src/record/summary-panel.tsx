import { ApiError, reportUnlessOffline } from "@acompana/kit/api";
import { calledName } from "@acompana/kit/format";
import { ActivityView, type MetricsRange, useActivity } from "@acompana/kit/metrics";
import { Panel } from "@acompana/kit/panel";
import { useState } from "react";
import { text } from "../text.ts";
import type { UserRecord } from "../user.ts";
import { useRenewRecord } from "../user-details/record.resource.ts";
import styles from "./record.module.css";

const words = text.staffSummary;

/** The person's activity in numbers, where they share it with the town hall; else how they can. */
export function SummaryPanel({ record }: { record: UserRecord }) {
  return (
    <Panel title={words.title}>
      {record.municipalConsent ? (
        <Summary record={record} />
      ) : (
        <p className={styles.soft}>{words.noConsent(calledName(record))}</p>
      )}
    </Panel>
  );
}

function Summary({ record }: { record: UserRecord }) {
  const [range, setRange] = useState<MetricsRange>(7);
  const renew = useRenewRecord();
  const name = calledName(record);

  /** The consent was taken back meanwhile: the record, read again, says so. */
  function onError(error: unknown) {
    if (error instanceof ApiError && error.status === 403) void renew(record.id);
    else reportUnlessOffline(error);
  }

  const figures = useActivity(record.id, range, { onError });
  const activityText = {
    memories: words.memories,
    bravoLine: words.bravoLine(name),
    startLine: words.startLine(name),
    quietLine: words.quietLine(name),
  };
  return <ActivityView range={range} onRange={setRange} text={activityText} {...figures} />;
}
