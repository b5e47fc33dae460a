import { Button } from "@acompana/kit/ui";
import { KeyRound, Link2, Trash2 } from "lucide-react";
import { text } from "../text.ts";
import styles from "./support-list.module.css";
import type { SupportPerson } from "./support-persons.resource.ts";

interface SupportListRowProps {
  person: SupportPerson;
  onLink: () => void;
  onPassword: () => void;
  onRemove: () => void;
}

/** A relative or carer, with what can be done about their access. */
export function SupportListRow({ person, onLink, onPassword, onRemove }: SupportListRowProps) {
  const { name, email } = person;
  return (
    <li className={styles.person}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.email}>{email}</p>
      </div>
      <Button
        icon={Trash2}
        className={styles.remove}
        aria-label={text.user.remove(name)}
        onClick={onRemove}
      />
      <Button
        icon={Link2}
        className={styles.password}
        aria-label={text.passwordLink.openFor(name)}
        onClick={onLink}
      >
        {text.passwordLink.open}
      </Button>
      <Button
        icon={KeyRound}
        className={styles.password}
        aria-label={text.password.openFor(name)}
        onClick={onPassword}
      >
        {text.password.open}
      </Button>
    </li>
  );
}
