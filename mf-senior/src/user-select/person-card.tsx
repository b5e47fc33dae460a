import { Avatar, VisuallyHidden } from "@acompana/kit/ui";
import { userSelectText } from "../text/entry.ts";
import styles from "./user-select.module.css";
import type { SelectableUser } from "./user-select.resource.ts";

interface PersonCardProps {
  user: SelectableUser;
  /** How they are called in this list: nobody else is called so. */
  called: string;
  entering: boolean;
  onChoose: () => void;
}

/** One person: the whole card is the button. */
export function PersonCard({ user, called, entering, onChoose }: PersonCardProps) {
  return (
    <button type="button" className={styles.person} onClick={onChoose}>
      <Avatar name={user.name} photo={user.photo} size={128} />
      <span className={styles.name}>
        {user.name}
        {called !== user.name && <VisuallyHidden> ({called})</VisuallyHidden>}
      </span>
      {entering && <span>{userSelectText.entering}</span>}
    </button>
  );
}
