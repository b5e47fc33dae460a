import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { Panel, PanelRow, useWithdrawing } from "@acompana/kit/panel";
import { BusyLabel, Button, Page } from "@acompana/kit/ui";
import { Link2, MailOpen, Undo2 } from "lucide-react";
import { useState } from "react";
import { LinkCard } from "../link-card/link-card.tsx";
import { Columns } from "../panel/columns.tsx";
import { ListPanel } from "../panel/list-panel.tsx";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import { type Invitation, type NewInvitation, useInvitations } from "./invitations.resource.ts";

const words = text.invitations;

/** Where an administrator invites a colleague, and takes an invitation back. */
export function Invitations() {
  const { back, session, timeZone } = useScreen();
  const { reading, create, withdraw } = useInvitations();
  const [made, setMade] = useState<NewInvitation | null>(null);
  const { busy, once } = useOnce();
  const { panel, askAndWithdraw } = useWithdrawing(words);

  async function make() {
    setMade(await create());
  }

  async function takeBack(invitation: Invitation) {
    const isWithdrawn = await askAndWithdraw(words.withdrawTitle, () => withdraw(invitation.id));
    // The link on the page may be the withdrawn one.
    if (isWithdrawn && made?.expiresAt === invitation.expiresAt) setMade(null);
  }

  function row(invitation: Invitation) {
    const { id, createdBy, createdAt, expiresAt } = invitation;
    const created = dayAndTime(createdAt, timeZone);
    return (
      <PanelRow
        key={id}
        name={words.by(createdBy)}
        details={[words.from(created), words.to(dayAndTime(expiresAt, timeZone))]}
      >
        <Button
          icon={Undo2}
          aria-label={words.withdrawOf(created)}
          onClick={() => void takeBack(invitation)}
        >
          {words.withdraw}
        </Button>
      </PanelRow>
    );
  }

  return (
    <Page
      width="narrow"
      title={words.title}
      line={session && words.line(session.municipality.name)}
      onBack={back}
    >
      <Columns
        first={
          <Panel title={words.newTitle} line={words.newLine}>
            <Button
              look="primary"
              icon={Link2}
              aria-disabled={busy}
              onClick={() => void once(make, words.failed)}
            >
              <BusyLabel busy={busy} doing={words.busy}>
                {words.create}
              </BusyLabel>
            </Button>
            {(made || busy) && (
              <LinkCard
                url={made?.url ?? null}
                line={made ? words.until(dayAndTime(made.expiresAt, timeZone)) : ""}
              />
            )}
          </Panel>
        }
        second={<ListPanel ref={panel} words={words} reading={reading} icon={MailOpen} row={row} />}
      />
    </Page>
  );
}
