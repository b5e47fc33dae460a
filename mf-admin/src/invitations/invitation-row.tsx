import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { PanelRow } from "@acompana/kit/panel";
import { Button } from "@acompana/kit/ui";
import { Undo2 } from "lucide-react";
import { text } from "../text.ts";
import type { Invitation } from "./invitations.resource.ts";

const words = text.invitations;

interface InvitationRowProps {
  invitation: Invitation;
  onWithdraw: () => void;
}

/** An invitation that nobody has used yet. */
export function InvitationRow({ invitation, onWithdraw }: InvitationRowProps) {
  const { timeZone } = useScreen();
  const { createdBy, createdAt, expiresAt } = invitation;
  const created = dayAndTime(createdAt, timeZone);
  return (
    <PanelRow
      name={words.by(createdBy)}
      details={[words.from(created), words.to(dayAndTime(expiresAt, timeZone))]}
    >
      <Button icon={Undo2} aria-label={words.withdrawOf(created)} onClick={onWithdraw}>
        {words.withdraw}
      </Button>
    </PanelRow>
  );
}
