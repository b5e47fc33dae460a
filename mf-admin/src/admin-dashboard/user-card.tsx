import { useScreen } from "@acompana/kit/area";
import { Avatar, Badge, Button } from "@acompana/kit/ui";
import { CircleCheck, CircleMinus, House, Trash2, UserRoundPlus, UsersRound } from "lucide-react";
import { useId } from "react";
import { text } from "../text.ts";
import type { User } from "./admin-dashboard.resource.ts";
import styles from "./user-card.module.css";

const words = text.user;

interface UserCardProps {
  user: User;
  onProfile: (user: User) => void;
  onAddSupport: (user: User) => void;
  onSeeSupport: (user: User) => void;
}

/** One older person and what an administrator can do for them. */
export function UserCard({ user, onProfile, onAddSupport, onSeeSupport }: UserCardProps) {
  const { notify } = useScreen();
  const id = useId();
  // The buttons read the same on every card: the name tells them apart.
  const ofUser = { "aria-describedby": id };
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.person}>
        <Avatar name={user.name} photo={user.photo} size={96} />
        <div className={styles.words}>
          <h2 id={id} className={styles.name}>
            {user.name}
          </h2>
          {user.isActive ? (
            <Badge tone="good" icon={CircleCheck}>
              {words.active}
            </Badge>
          ) : (
            <Badge icon={CircleMinus}>{words.inactive}</Badge>
          )}
        </div>
      </div>
      <p className={styles.access}>
        {words.lastAccess} {words.lastAccessUnknown}
      </p>
      <div className={styles.actions}>
        <Button
          look="primary"
          icon={House}
          className={styles.profile}
          onClick={() => onProfile(user)}
          {...ofUser}
        >
          {words.profile}
        </Button>
        <Button
          icon={Trash2}
          className={styles.remove}
          aria-label={words.remove(user.name)}
          onClick={() => void notify.alert(words.soon)}
        />
        <Button icon={UserRoundPlus} wide onClick={() => onAddSupport(user)} {...ofUser}>
          {words.addSupport}
        </Button>
        <Button icon={UsersRound} wide onClick={() => onSeeSupport(user)} {...ofUser}>
          {words.seeSupport}
        </Button>
      </div>
    </article>
  );
}
