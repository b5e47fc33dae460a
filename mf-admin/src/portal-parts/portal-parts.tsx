import { useScreen } from "@acompana/kit/area";
import { Loading, Page } from "@acompana/kit/ui";
import { useBackupStatus } from "../backups/backups.resource.ts";
import { BackupsPanel } from "../backups/backups-panel.tsx";
import { Columns } from "../panel/columns.tsx";
import { ListPanel } from "../panel/list-panel.tsx";
import { text } from "../text.ts";
import { PartRow } from "./part-row.tsx";
import { usePortalParts } from "./portal-parts.resource.ts";

const words = text.portalParts;

/**
 * Where an administrator sees when the data were copied, which version of each part is shown, and
 * whether it works.
 */
export function PortalParts() {
  const { back } = useScreen();
  const reading = usePortalParts();
  const copies = useBackupStatus();
  const isKnown = copies.data !== undefined || copies.error !== undefined;
  return (
    <Page width="narrow" title={words.title} line={words.line} onBack={back}>
      {isKnown ? (
        <Columns
          first={<BackupsPanel />}
          second={
            <ListPanel
              words={words}
              reading={reading}
              row={(part) => <PartRow key={part.area} part={part} />}
            />
          }
        />
      ) : (
        // What is known of the copies pushes the versions below it nowhere.
        <Loading label={words.loading} />
      )}
    </Page>
  );
}
