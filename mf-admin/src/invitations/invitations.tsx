import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { Panel, PanelList, useWithdrawing } from "@acompana/kit/panel";
import { LastKnown } from "@acompana/kit/reading";
import { Button, Page, StateCard } from "@acompana/kit/ui";
import { Link2, MailOpen } from "lucide-react";
import { useState } from "react";
import { LinkCard } from "../link-card/link-card.tsx";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import { InvitationRow } from "./invitation-row.tsx";
import { type Invitation, type NewInvitation, useInvitations } from "./invitations.resource.ts";

const words = text.invitations;

/** Where an administrator invites a colleague, and takes an invitation back. */
export function Invitations() {
  const { back, notify, session, timeZone } = useScreen();
  const { reading, create, withdraw } = useInvitations();
  const [made, setMade] = useState<NewInvitation | null>(null);
  const { busy, once } = useOnce();
  const { panel, askAndWithdraw } = useWithdrawing(words);

  async function make() {
    try {
      setMade(await create());
    } catch (error) {
      await notify.alert(sentenceOf(error) ?? words.failed);
    }
  }

  async function takeBack(invitation: Invitation) {
    const isWithdrawn = await askAndWithdraw(words.withdrawTitle, () => withdraw(invitation.id));
    // The link on the page may be the withdrawn one.
    if (isWithdrawn && made?.expiresAt === invitation.expiresAt) setMade(null);
  }

  function rows(invitations: Invitation[]) {
    if (invitations.length === 0) return <StateCard icon={MailOpen} title={words.none} />;
    return (
      <PanelList>
        {invitations.map((it) => (
          <InvitationRow key={it.id} invitation={it} onWithdraw={() => void takeBack(it)} />
        ))}
      </PanelList>
    );
  }

  return (
    <Page
      width="narrow"
      title={words.title}
      line={session && words.line(session.municipality.name)}
      onBack={back}
    >
      <Panel title={words.newTitle} line={words.newLine}>
        <Button look="primary" icon={Link2} aria-disabled={busy} onClick={() => void once(make)}>
          {busy ? words.busy : words.create}
        </Button>
        {(made || busy) && (
          <LinkCard
            url={made?.url ?? null}
            line={made ? words.until(dayAndTime(made.expiresAt, timeZone)) : ""}
          />
        )}
      </Panel>
      <Panel ref={panel} title={words.openTitle}>
        <LastKnown reading={reading} loading={words.loading} failed={words.listFailed}>
          {rows}
        </LastKnown>
      </Panel>
    </Page>
  );
}
