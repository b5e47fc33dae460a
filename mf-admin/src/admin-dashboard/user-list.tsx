import { distinctNames, fullDate } from "@acompana/kit/format";
import { LastKnown } from "@acompana/kit/reading";
import { ErrorCard, StateCard } from "@acompana/kit/ui";
import { UsersRound } from "lucide-react";
import { useRef, useState } from "react";
import { text } from "../text.ts";
import { fullName, type User } from "../user.ts";
import { Pager } from "../user-pages/pager.tsx";
import type { ListOrder, UserPage, Users } from "../user-pages/users.resource.ts";
import styles from "./admin-dashboard.module.css";
import { type ListLook, LookChoice } from "./look-choice.tsx";
import { OrderChoice } from "./order-choice.tsx";
import { type CardDialog, UserCard } from "./user-card.tsx";

const words = text.dashboard;
/** So many people fit on cards; more are a compact list, unless one chooses otherwise. */
const ON_CARDS = 12;

interface UserListProps {
  people: Users;
  search: string;
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
  onProfile: (user: User) => void;
  onDialog: (kind: CardDialog, user: User) => void;
}

/** The counter and whoever matches the search, on cards or as a compact list, page by page. */
export function UserList({ people, ...shown }: UserListProps) {
  if (!people.list) return <ErrorCard title={words.noAdministrator} />;
  return (
    <LastKnown reading={people.list} loading={words.loading} failed={words.failed}>
      {(page) => <FoundUsers page={page} people={people} {...shown} />}
    </LastKnown>
  );
}

function FoundUsers({ page, ...props }: UserListProps & { page: UserPage }) {
  const { people, search, order, onOrder, ...actions } = props;
  const [chosen, setChosen] = useState<ListLook | null>(null);
  const counter = useRef<HTMLParagraphElement>(null);
  const { isWhole, foundIn, needingIn } = people;
  const found = foundIn(page, search);
  const called = distinctNames(found.map(namedApart));
  const needing = order === "needs" ? needingIn(page, found) : null;
  const look = chosen ?? (page.total > ON_CARDS ? "compact" : "cards");

  function showFirst() {
    counter.current?.focus();
    counter.current?.scrollIntoView({ block: "start" });
  }

  return (
    <section className={styles.found} aria-label={words.users}>
      {page.users.length > 0 && <OrderChoice order={order} onOrder={onOrder} />}
      <div className={styles.above}>
        <p ref={counter} tabIndex={-1} className={styles.counter} role="status">
          {words.found(isWhole ? found.length : page.total)}
        </p>
        {needing !== null && <p className={styles.needing}>{text.needs.count(needing)}</p>}
        {found.length > 0 && <LookChoice look={look} onLook={setChosen} />}
      </div>
      <Pager place="above" people={people} onTurned={showFirst} />
      {found.length === 0 ? (
        <StateCard
          icon={UsersRound}
          title={words.none}
          line={search.trim() ? undefined : words.noneYet}
        />
      ) : (
        <ul className={look === "cards" ? styles.cards : styles.rows}>
          {found.map((user, place) => (
            <li key={user.id}>
              <UserCard
                user={user}
                called={called[place] ?? fullName(user)}
                isCompact={look === "compact"}
                {...actions}
              />
            </li>
          ))}
        </ul>
      )}
      <Pager place="below" people={people} onTurned={showFirst} />
    </section>
  );
}

/** Who has the name of somebody else is told by the day of birth, or by where they live. */
function namedApart(user: User) {
  const name = fullName(user);
  const { birthDate, address } = user;
  return {
    name,
    longer: () => {
      if (birthDate) return words.bornOn(name, fullDate(`${birthDate}T12:00:00Z`, "UTC"));
      return address ? `${name}, ${address}` : name;
    },
  };
}
