import { CircleCheck, LogOut } from "lucide-react";
import { useScreen } from "../area/index.ts";
import { dayAndTime } from "../format/index.ts";
import { Panel, PanelList, PanelRow, useWithdrawing } from "../panel/index.ts";
import { LastKnown } from "../reading/index.ts";
import { Badge, Button } from "../ui/index.ts";
import { type AccountSession, useSessions } from "./account.resource.ts";
import { accountText } from "./account-text.ts";

const words = accountText.sessions;

/** Where the account is signed in; each but this one can be ended from here. */
export function Sessions() {
  const { timeZone } = useScreen();
  const { reading, end } = useSessions();
  const { panel, askAndWithdraw } = useWithdrawing(words);

  function row({ id, device, startedAt, lastUsedAt, isThisOne }: AccountSession) {
    const details = [
      words.started(dayAndTime(startedAt, timeZone)),
      words.used(dayAndTime(lastUsedAt, timeZone)),
    ];
    const badge = isThisOne && (
      <Badge tone="good" icon={CircleCheck}>
        {words.thisOne}
      </Badge>
    );
    return (
      <PanelRow key={id} name={device} badge={badge} details={details}>
        {!isThisOne && (
          <Button
            icon={LogOut}
            aria-label={words.withdrawOf(device)}
            onClick={() => void askAndWithdraw(words.withdrawTitle, () => end(id))}
          >
            {words.withdraw}
          </Button>
        )}
      </PanelRow>
    );
  }

  return (
    <Panel ref={panel} title={words.title} line={words.line}>
      <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
        {(list) => <PanelList>{list.map(row)}</PanelList>}
      </LastKnown>
    </Panel>
  );
}
