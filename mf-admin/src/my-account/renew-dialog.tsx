import { useScreen } from "@acompana/kit/area";
import { secondStepDraft } from "../drafts.ts";
import { CodeForm } from "../second-factor/code-form.tsx";
import { text } from "../text.ts";

const words = text.myAccount;

interface RenewDialogProps {
  renew: (code: string) => Promise<string[]>;
  onDone: (codes: string[]) => void;
  onClose: () => void;
}

/** Asks for a code before new recovery codes are made: an open browser alone does not get them. */
export function RenewDialog({ renew, onDone, onClose }: RenewDialogProps) {
  const { Dialog } = useScreen();
  return (
    <Dialog title={words.renew} description={words.renewLine} onClose={onClose}>
      <CodeForm
        label={words.renewCode}
        draft={secondStepDraft}
        submit={words.renew}
        failed={words.renewFailed}
        send={async (code) => onDone(await renew(code))}
      />
    </Dialog>
  );
}
