import { useScreen } from "@acompana/kit/area";
import { Panel, PanelList } from "@acompana/kit/panel";
import { LastKnown } from "@acompana/kit/reading";
import { Page } from "@acompana/kit/ui";
import { text } from "../text.ts";
import { PartRow } from "./part-row.tsx";
import { usePortalParts } from "./portal-parts.resource.ts";

const words = text.portalParts;

/** Where an administrator sees which version of each part is shown, and whether it works. */
export function PortalParts() {
  const { back } = useScreen();
  const reading = usePortalParts();
  return (
    <Page width="narrow" title={words.title} line={words.line} onBack={back}>
      <Panel title={words.listTitle}>
        <LastKnown reading={reading} loading={words.loading} failed={words.listFailed}>
          {(parts) => (
            <PanelList>
              {parts.map((part) => (
                <PartRow key={part.area} part={part} />
              ))}
            </PanelList>
          )}
        </LastKnown>
      </Panel>
    </Page>
  );
}
