import { useScreen } from "@acompana/kit/area";
import { Button } from "@acompana/kit/ui";
import { CircleCheck, CircleMinus, Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useOnce } from "../panel/use-once.ts";
import { CopyForm } from "../personal-copy/copy-form.tsx";
import { text } from "../text.ts";
import { fullName, type User } from "../user.ts";
import { useSetActive } from "../user-details/record.resource.ts";
import styles from "./remove-dialog.module.css";
import { RemoveParts, useRemoving } from "./removing.tsx";

const words = text.remove;

interface RemoveUserDialogProps {
  user: User;
  remove: () => Promise<void>;
  onRemoved: () => void;
  /** The account was switched off instead; the sentence says so. */
  onDeactivated: (sentence: string) => void;
  onClose: () => void;
}

/**
 * Deletes a person for good, after offering what can still be done: a copy of everything of theirs,
 * and switching the account off, which can be taken back.
 */
export function RemoveUserDialog(props: RemoveUserDialogProps) {
  const { user, remove, onRemoved, onDeactivated, onClose } = props;
  const { Dialog } = useScreen();
  const [copy, setCopy] = useState<"none" | "asked" | "made">("none");
  const removing = useRemoving({ failed: words.userFailed, remove, onRemoved });

  if (copy === "asked") {
    return (
      <Dialog title={text.copy.title} description={text.copy.line} onClose={onClose}>
        <CopyForm user={user} onMade={() => setCopy("made")} />
        <Button wide onClick={() => setCopy("none")}>
          {words.copyBack}
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog title={words.user(user.name)} onClose={onClose}>
      <Step title={words.copyTitle} line={user.isDeceased ? words.copyHeirsLine : words.copyLine}>
        {copy === "made" ? (
          <p className={styles.made}>
            <CircleCheck aria-hidden="true" /> {words.copyMade}
          </p>
        ) : (
          <Button icon={Download} wide onClick={() => setCopy("asked")}>
            {words.copy}
          </Button>
        )}
      </Step>
      {!user.isDeceased && <InsteadOfIt user={user} onDeactivated={onDeactivated} />}
      <Step title={words.finalTitle} line={words.userWarning}>
        <RemoveParts parts={words.userParts} removing={removing} onClose={onClose} />
      </Step>
    </Dialog>
  );
}

/** What mistakes are for: it can be taken back. */
function InsteadOfIt({
  user,
  onDeactivated,
}: Pick<RemoveUserDialogProps, "user" | "onDeactivated">) {
  const setActive = useSetActive(user.id);
  const { busy, once } = useOnce();
  async function switchOff() {
    await setActive(false);
    onDeactivated(text.record.deactivated(fullName(user)));
  }
  return (
    <Step title={words.mistakeTitle} line={user.isActive ? words.mistakeLine : words.alreadyOff}>
      {user.isActive && (
        <Button
          icon={CircleMinus}
          wide
          aria-disabled={busy}
          onClick={() => void once(switchOff, text.record.activeFailed)}
        >
          {text.record.deactivate}
        </Button>
      )}
    </Step>
  );
}

function Step({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  return (
    <section className={styles.step}>
      <h3>{title}</h3>
      <p>{line}</p>
      {children}
    </section>
  );
}
