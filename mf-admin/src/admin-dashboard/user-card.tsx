import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { Avatar, Badge, Button } from "@acompana/kit/ui";
import { CircleCheck, CircleMinus, Ellipsis, House, Leaf, Trash2 } from "lucide-react";
import { useId } from "react";
import { text } from "../text.ts";
import { fullName, mayEnter, type User } from "../user.ts";
import { PhoneLink } from "../user-details/phone-link.tsx";
import styles from "./user-card.module.css";
import { UserNeeds } from "./user-needs.tsx";

const words = text.user;

/** The dialogs that a card opens. */
export type CardDialog = "add-support" | "support-list" | "options" | "delete-user";

interface UserCardProps {
  user: User;
  /** The whole name, or more where others of the list have the same. */
  called: string;
  /** As a line of a long list: the same buttons, one beside the other. */
  isCompact?: boolean;
  onProfile: (user: User) => void;
  onDialog: (kind: CardDialog, user: User) => void;
}

/** One older person and what an administrator can do for them. */
export function UserCard({ user, called, isCompact = false, ...on }: UserCardProps) {
  const { onProfile, onDialog } = on;
  const id = useId();
  const { timeZone } = useScreen();
  const name = called === fullName(user) ? user.name : called;
  // The buttons read the same on every card: the name tells them apart.
  const ofUser = { "aria-describedby": id };
  return (
    <article className={`${styles.card} ${isCompact ? styles.compact : ""}`} aria-labelledby={id}>
      <div className={styles.person}>
        <Avatar name={user.name} photo={user.photo} size={64} />
        <div className={styles.words}>
          <h2 id={id} className={styles.name}>
            {called}
          </h2>
          {user.isDeceased && <Badge icon={Leaf}>{words.deceased}</Badge>}
          {!user.isActive && !user.isDeceased && <Badge icon={CircleMinus}>{words.inactive}</Badge>}
          {/* Of hundreds nearly all are: a line says only who is not. */}
          {mayEnter(user) && !isCompact && (
            <Badge tone="good" icon={CircleCheck}>
              {words.active}
            </Badge>
          )}
          {isCompact && <UserNeeds user={user} />}
        </div>
      </div>
      {!isCompact && <UserNeeds user={user} />}
      {!isCompact && (
        <p className={styles.access}>
          {words.lastAccess}{" "}
          {user.lastAccessAt ? dayAndTime(user.lastAccessAt, timeZone) : words.lastAccessNever}
        </p>
      )}
      {user.phone && !user.isDeceased && <PhoneLink name={user.name} phone={user.phone} />}
      <div className={styles.actions}>
        {!user.isDeceased && (
          <Button
            look="primary"
            icon={House}
            className={styles.profile}
            onClick={() => onProfile(user)}
            {...ofUser}
          >
            {words.profile}
          </Button>
        )}
        <Button
          icon={Ellipsis}
          className={styles.small}
          aria-label={words.more(name)}
          onClick={() => onDialog("options", user)}
        />
        <Button
          icon={Trash2}
          className={`${styles.small} ${styles.remove}`}
          aria-label={words.remove(name)}
          onClick={() => onDialog("delete-user", user)}
        />
      </div>
      <div className={styles.family}>
        {!user.isDeceased && (
          <Button onClick={() => onDialog("add-support", user)} {...ofUser}>
            {words.addSupport}
          </Button>
        )}
        <Button onClick={() => onDialog("support-list", user)} {...ofUser}>
          {words.seeSupport}
        </Button>
      </div>
    </article>
  );
}
