import { useScreen } from "@acompana/kit/area";
import { Panel } from "@acompana/kit/panel";
import { LastKnown } from "@acompana/kit/reading";
import { Button } from "@acompana/kit/ui";
import { KeyRound, Smartphone } from "lucide-react";
import { useState } from "react";
import { RecoveryCodes } from "../second-factor/recovery-codes.tsx";
import { text } from "../text.ts";
import { useSecondFactor } from "./my-account.resource.ts";
import { RenewDialog } from "./renew-dialog.tsx";
import { SetUpDialog } from "./set-up-dialog.tsx";

const words = text.myAccount;

/** Whether a code of one's telephone is asked for, and setting it up, or moving it to another. */
export function OwnSecondFactor() {
  const { Dialog } = useScreen();
  const { reading, begin, finish, renewCodes } = useSecondFactor();
  const [open, setOpen] = useState<"set-up" | "renew" | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function show(made: string[]) {
    setOpen(null);
    setCodes(made);
  }

  return (
    <Panel title={words.factorTitle}>
      <LastKnown reading={reading} loading={words.factorLoading} failed={words.factorFailed}>
        {({ isOn, recoveryCodesLeft }) => (
          <>
            <p>{isOn ? words.factorOn : words.factorOff}</p>
            {isOn && <p>{words.codesLeft(recoveryCodesLeft)}</p>}
            <Button icon={Smartphone} onClick={() => setOpen("set-up")}>
              {isOn ? words.changeApp : words.setUp}
            </Button>
            {isOn && (
              <Button icon={KeyRound} onClick={() => setOpen("renew")}>
                {words.renew}
              </Button>
            )}
            {open === "set-up" && (
              <SetUpDialog
                isOn={isOn}
                begin={begin}
                finish={finish}
                onDone={show}
                onClose={() => setOpen(null)}
              />
            )}
          </>
        )}
      </LastKnown>
      {open === "renew" && (
        <RenewDialog renew={renewCodes} onDone={show} onClose={() => setOpen(null)} />
      )}
      {codes && (
        <Dialog
          title={text.recovery.title}
          description={text.recovery.line}
          onClose={() => setCodes(null)}
        >
          <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
        </Dialog>
      )}
    </Panel>
  );
}
