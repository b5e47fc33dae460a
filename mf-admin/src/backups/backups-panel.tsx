import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { Panel } from "@acompana/kit/panel";
import { LastKnown } from "@acompana/kit/reading";
import { text } from "../text.ts";
import { useBackupStatus, warningsOf } from "./backups.resource.ts";

const words = text.backups;

/** When the portal's data were last copied, and what is wrong with that. */
export function BackupsPanel() {
  const { timeZone } = useScreen();
  const reading = useBackupStatus();
  return (
    <Panel title={words.title}>
      <LastKnown reading={reading} loading={words.loading} failed={words.readFailed}>
        {(status) => {
          const warnings = warningsOf(status, timeZone);
          const { isAutomatic, lastBackupAt } = status;
          if (!isAutomatic) return <p>{words.elsewhere}</p>;
          return (
            <>
              <p>{lastBackupAt ? words.last(dayAndTime(lastBackupAt, timeZone)) : words.noneYet}</p>
              {warnings.map((warning) => (
                <p key={warning}>{warning}</p>
              ))}
              {warnings.length > 0 && <p>{words.whatToDo}</p>}
            </>
          );
        }}
      </LastKnown>
    </Panel>
  );
}
