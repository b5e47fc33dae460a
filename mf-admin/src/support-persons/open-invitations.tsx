import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { Panel, PanelList, PanelRow, useWithdrawing } from "@acompana/kit/panel";
import { LastKnown } from "@acompana/kit/reading";
import { Button } from "@acompana/kit/ui";
import { Undo2 } from "lucide-react";
import { text } from "../text.ts";
import {
  type SupportInvitation,
  useSupportInvitations,
  useWithdrawSupportInvitation,
} from "./support-persons.resource.ts";

const words = text.supportPersons.invitations;

/** The invitations to accompany one older person that nobody has used yet; nothing without any. */
export function OpenInvitations({ userId }: { userId: string }) {
  const { timeZone } = useScreen();
  const reading = useSupportInvitations(userId);
  const withdraw = useWithdrawSupportInvitation(userId);
  const { panel, askAndWithdraw } = useWithdrawing(words);
  const isFailed = reading.data === undefined && reading.error !== undefined;
  if (!isFailed && !reading.data?.length) return null;

  const takeBack = ({ id, name }: SupportInvitation) =>
    askAndWithdraw(words.withdrawTitle(name), () => withdraw(id));

  return (
    <Panel ref={panel} title={words.title}>
      <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
        {(invitations) => (
          <PanelList>
            {invitations.map((invitation) => (
              <PanelRow
                key={invitation.id}
                name={invitation.name}
                details={[invitation.email, words.line(dayAndTime(invitation.expiresAt, timeZone))]}
              >
                <Button
                  icon={Undo2}
                  aria-label={words.withdrawOf(invitation.name)}
                  onClick={() => void takeBack(invitation)}
                >
                  {words.withdraw}
                </Button>
              </PanelRow>
            ))}
          </PanelList>
        )}
      </LastKnown>
    </Panel>
  );
}
