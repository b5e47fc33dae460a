import { useScreen } from "@acompana/kit/area";
import { LastKnown } from "@acompana/kit/reading";
import { ErrorCard, Page } from "@acompana/kit/ui";
import { Columns } from "../panel/columns.tsx";
import { text } from "../text.ts";
import { fullName, type RecordedDetails } from "../user.ts";
import { useRecord } from "../user-details/record.resource.ts";
import { AccessPanel } from "./access-panel.tsx";
import { CopyPanel } from "./copy-panel.tsx";
import { DataPanel } from "./data-panel.tsx";
import { PhotoPanel } from "./photo-panel.tsx";
import { StaffNotesPanel } from "./staff-notes-panel.tsx";
import { SummaryPanel } from "./summary-panel.tsx";
import { SupportersPanel } from "./supporters-panel.tsx";

const words = text.record;

interface RecordProps {
  userId: string;
  /** The data are to be corrected, in a dialog of the dashboard. */
  onDetails: (record: RecordedDetails) => void;
  /** Something changed that the list shows too. */
  onChanged: () => void;
}

/** All that the town hall knows of one person, and may correct. */
export function PersonRecord({ userId, onDetails, onChanged }: RecordProps) {
  const { back } = useScreen();
  const { reading, unknown } = useRecord(userId);
  const name = reading.data && fullName(reading.data);
  return (
    <Page width="narrow" title={words.title} line={name} onBack={back}>
      {unknown && !reading.busy ? (
        <ErrorCard title={text.audit.notFound} />
      ) : (
        <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
          {(record) => (
            <Columns
              first={
                <>
                  <DataPanel record={record} onDetails={() => onDetails(record)} />
                  <PhotoPanel record={record} onChanged={onChanged} />
                  <SupportersPanel user={record} />
                </>
              }
              second={
                <>
                  <StaffNotesPanel user={record} />
                  {!record.isDeceased && <SummaryPanel record={record} />}
                  <CopyPanel user={record} heirsForbidden={record.heirsForbidden} />
                  {/* Last: it grows once the server has answered, and pushes nothing away. */}
                  <AccessPanel record={record} onChanged={onChanged} />
                </>
              }
            />
          )}
        </LastKnown>
      )}
    </Page>
  );
}
