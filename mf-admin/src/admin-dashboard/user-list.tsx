import { matchesSearch } from "@acompana/kit/format";
import { ErrorCard, Loading, StateCard } from "@acompana/kit/ui";
import { UsersRound } from "lucide-react";
import { text } from "../text.ts";
import styles from "./admin-dashboard.module.css";
import type { User, useUsers } from "./admin-dashboard.resource.ts";
import { type CardDialog, UserCard } from "./user-card.tsx";

const words = text.dashboard;

interface UserListProps {
  list: ReturnType<typeof useUsers>["list"];
  search: string;
  onRetry: () => void;
  onProfile: (user: User) => void;
  onDialog: (kind: CardDialog, user: User) => void;
}

/** The counter and the cards of whoever matches the search. */
export function UserList({ list, search, onRetry, ...actions }: UserListProps) {
  if (list.status === "loading") return <Loading label={words.loading} />;
  if (list.status === "failed")
    return <ErrorCard title={list.message} {...(list.canRetry && { onRetry })} />;

  const found = list.users.filter((user) => matchesSearch(user.name, search));
  return (
    <section className={styles.found} aria-label={words.users}>
      <p className={styles.counter} role="status">
        {words.found(found.length)}
      </p>
      {found.length === 0 ? (
        <StateCard
          icon={UsersRound}
          title={words.none}
          line={search.trim() ? undefined : words.noneYet}
        />
      ) : (
        <ul className={styles.cards}>
          {found.map((user) => (
            <li key={user.id}>
              <UserCard user={user} {...actions} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
