import { useScreen } from "@acompana/kit/area";
import { clockTime } from "@acompana/kit/format";
import { Button } from "@acompana/kit/ui";
import { LinkCard } from "../link-card/link-card.tsx";
import { text } from "../text.ts";
import type { PasswordLink, SupportPerson } from "./support-persons.resource.ts";

const words = text.passwordLink;

interface PasswordLinkDialogProps {
  person: SupportPerson;
  link: PasswordLink;
  onClose: () => void;
}

/** The link with which a relative chooses a new password, to be given to them. */
export function PasswordLinkDialog({ person, link, onClose }: PasswordLinkDialogProps) {
  const { Dialog, timeZone } = useScreen();
  return (
    <Dialog title={words.title(person.name)} description={words.line} onClose={onClose}>
      <LinkCard url={link.url} line={words.until(clockTime(link.expiresAt, timeZone))} />
      <Button wide onClick={onClose}>
        {words.done}
      </Button>
    </Dialog>
  );
}
