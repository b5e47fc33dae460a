import { distinctNames, matchesSearch } from "@acompana/kit/format";
import { BusyLabel, Button, SearchField, StateCard, VisuallyHidden } from "@acompana/kit/ui";
import { RefreshCw, SearchX, UsersRound, X } from "lucide-react";
import { useRef, useState } from "react";
import { userSelectText } from "../text/entry.ts";
import { PersonCard } from "./person-card.tsx";
import styles from "./user-select.module.css";
import type { SelectableUser } from "./user-select.resource.ts";

const words = userSelectText;

interface PeopleProps {
  users: SelectableUser[];
  /** Whether the list is being read again. */
  reading: boolean;
  /** Who is being let in. */
  entering: SelectableUser | null;
  onReload: () => void;
  onChoose: (user: SelectableUser) => void;
}

/** The search box and a large card for each person found. */
export function People({ users, reading, entering, onReload, onChoose }: PeopleProps) {
  const [typed, setTyped] = useState("");
  const tools = useRef<HTMLDivElement>(null);
  const found = users.filter((user) => matchesSearch(user.name, typed));
  const called = distinctNames(found);

  function clear() {
    setTyped("");
    // The pressed button goes away; typing goes on where it was.
    tools.current?.querySelector("input")?.focus();
  }

  return (
    <>
      <div className={styles.tools} ref={tools}>
        <div className={styles.search}>
          <SearchField label={words.search} value={typed} onValue={setTyped} />
        </div>
        {typed && (
          <Button icon={X} onClick={clear}>
            {words.clear}
          </Button>
        )}
        <Button icon={RefreshCw} aria-disabled={reading} onClick={() => reading || onReload()}>
          <BusyLabel busy={reading} doing={words.refreshing}>
            {words.refresh}
          </BusyLabel>
        </Button>
      </div>
      <div role="status" className={styles.message}>
        {users.length === 0 && (
          <StateCard icon={UsersRound} title={words.none} line={words.noneLine} />
        )}
        {users.length > 0 && found.length === 0 && (
          <StateCard icon={SearchX} title={words.notFound} line={words.notFoundLine} />
        )}
      </div>
      {/* Not within the card: a button's content is no region of its own. */}
      <VisuallyHidden as="p" role="status">
        {entering && words.letIn(entering.name)}
      </VisuallyHidden>
      {found.length > 0 && (
        <ul className={styles.people} aria-label={words.people}>
          {found.map((user, place) => (
            <li key={user.id}>
              <PersonCard
                user={user}
                called={called[place] ?? user.name}
                entering={user.id === entering?.id}
                onChoose={() => onChoose(user)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
