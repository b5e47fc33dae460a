import { sentenceOf } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { Button, ErrorCard, Loading, Page, StateCard } from "@acompana/kit/ui";
import { Link2, MailOpen } from "lucide-react";
import { useState } from "react";
import { useOnce } from "../form/use-once.ts";
import { LinkCard } from "../link-card/link-card.tsx";
import { Panel, PanelList } from "../panel/panel.tsx";
import { useWithdrawing } from "../panel/use-withdrawing.ts";
import { text } from "../text.ts";
import { InvitationRow } from "./invitation-row.tsx";
import { type Invitation, type NewInvitation, useInvitations } from "./invitations.resource.ts";

const words = text.invitations;

/** Where an administrator invites a colleague, and takes an invitation back. */
export function Invitations() {
  const { back, notify, session, timeZone } = useScreen();
  const { invitations, failed, retry, create, withdraw } = useInvitations();
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
    const gone = await askAndWithdraw(words.withdrawTitle, () => withdraw(invitation.id));
    // The link in sight may be the one that works no more.
    if (gone && made?.expiresAt === invitation.expiresAt) setMade(null);
  }

  function rows() {
    if (failed) return <ErrorCard title={words.listFailed} onRetry={retry} />;
    if (!invitations) return <Loading label={words.loading} />;
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
        {made && (
          <LinkCard url={made.url} line={words.until(dayAndTime(made.expiresAt, timeZone))} />
        )}
      </Panel>
      <Panel ref={panel} title={words.openTitle}>
        {rows()}
      </Panel>
    </Page>
  );
}
