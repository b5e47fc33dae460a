import { useScreen } from "@acompana/kit/area";
import { Form } from "@acompana/kit/form";
import { dayAndTime } from "@acompana/kit/format";
import { BusyLabel, Button, FormError } from "@acompana/kit/ui";
import { Link2 } from "lucide-react";
import { AccountFields } from "../form/account-fields.tsx";
import formStyles from "../form/form.module.css";
import { LinkCard } from "../link-card/link-card.tsx";
import { text } from "../text.ts";
import type { Named } from "../user.ts";
import { type MadeInvitation, useAddSupport } from "./use-add-support.ts";

const words = text.supportPersons;

interface AddSupportDialogProps {
  user: Named;
  /** Somebody has access now; the sentence says so. */
  onAdded: (sentence: string) => void;
  onClose: () => void;
}

/**
 * Gives a relative or carer of one older person their access: by a link with which they choose
 * their password, or with one that is set here.
 */
export function AddSupportDialog({ user, onAdded, onClose }: AddSupportDialogProps) {
  const { Dialog } = useScreen();
  const { form, inviting, made, sendLink } = useAddSupport(user, onAdded);
  if (made)
    return (
      <Dialog
        title={words.addTitle}
        description={words.invited(made.name, user.name)}
        onClose={onClose}
      >
        <MadeLink made={made} />
        <Button wide onClick={onClose}>
          {words.enough}
        </Button>
      </Dialog>
    );

  const isAdding = form.busy && !inviting;
  return (
    <Dialog
      title={words.addTitle}
      description={form.resumed ? words.resumed(user.name) : words.addFor(user.name)}
      onClose={form.closing(onClose)}
    >
      <Form form={form} className={formStyles.form}>
        <AccountFields whose="other" form={form}>
          <p>{words.inviteLine}</p>
          <Button
            look="primary"
            icon={Link2}
            wide
            disabled={form.busy}
            onClick={() => void sendLink()}
          >
            <BusyLabel busy={inviting} doing={words.inviting}>
              {words.invite}
            </BusyLabel>
          </Button>
          <p>{words.orPassword}</p>
        </AccountFields>
        <FormError message={form.line} />
        <Button type="submit" wide disabled={form.busy}>
          <BusyLabel busy={isAdding} doing={words.busy}>
            {words.submit}
          </BusyLabel>
        </Button>
      </Form>
    </Dialog>
  );
}

function MadeLink({ made: { url, expiresAt } }: { made: MadeInvitation }) {
  const { timeZone } = useScreen();
  return <LinkCard url={url} line={words.inviteUntil(dayAndTime(expiresAt, timeZone))} />;
}
