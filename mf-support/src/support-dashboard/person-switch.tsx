import { useId } from "react";
import { text } from "../text.ts";
import styles from "./support-dashboard.module.css";
import type { SupportedPerson } from "./support-dashboard.resource.ts";

interface PersonSwitchProps {
  users: SupportedPerson[];
  chosen: string;
  onChoose: (userId: string) => void;
}

/** For who accompanies several people: one large choice for each of them. */
export function PersonSwitch({ users, chosen, onChoose }: PersonSwitchProps) {
  const name = useId();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{text.dashboard.choose}</legend>
      {users.map((user) => (
        <label key={user.id} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={user.id === chosen}
            onChange={() => onChoose(user.id)}
          />
          <span>{user.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
