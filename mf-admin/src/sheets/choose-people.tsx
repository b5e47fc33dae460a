import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { LastKnown } from "@acompana/kit/reading";
import { Button, CheckField, SearchField } from "@acompana/kit/ui";
import { useState } from "react";
import { text } from "../text.ts";
import { fullName, matchesUser, type User } from "../user.ts";
import { Pager } from "../user-pages/pager.tsx";
import { type UserPage, type Users, useUsers } from "../user-pages/users.resource.ts";
import styles from "./sheets.module.css";

const words = text.sheets;

interface ChoosePeopleProps {
  chosen: readonly User[];
  onChosen: (chosen: User[]) => void;
}

/** Finds and ticks those who are to have a sheet; who is ticked stays so on other pages. */
export function ChoosePeople({ chosen, onChosen }: ChoosePeopleProps) {
  const [search, setSearch] = useState("");
  const people = useUsers(search);
  return (
    <>
      <SearchField label={text.dashboard.search} value={search} onValue={setSearch} />
      {people.list && (
        <LastKnown
          reading={people.list}
          loading={text.dashboard.loading}
          failed={text.dashboard.failed}
        >
          {(page) => <FoundPeople {...{ page, people, search, chosen, onChosen }} />}
        </LastKnown>
      )}
    </>
  );
}

interface FoundPeopleProps extends ChoosePeopleProps {
  page: UserPage;
  people: Users;
  search: string;
}

function FoundPeople({ page, people, search, chosen, onChosen }: FoundPeopleProps) {
  const { timeZone } = useScreen();
  const found = people.isWhole
    ? page.users.filter((user) => matchesUser(user, search))
    : page.users;
  // Nobody enters with an account that is not active.
  const active = found.filter(({ isActive }) => isActive);
  const isChosen = ({ id }: User) => chosen.some((one) => one.id === id);
  const others = active.filter((user) => !isChosen(user));
  return (
    <>
      {active.length === 0 && <p>{text.dashboard.none}</p>}
      {others.length > 1 && (
        <Button onClick={() => onChosen([...chosen, ...others])}>
          {words.chooseAll(others.length)}
        </Button>
      )}
      <ul className={styles.people}>
        {active.map((user) => (
          <li key={user.id}>
            <CheckField
              label={fullName(user)}
              hint={
                user.lastAccessAt
                  ? words.hasEntered(dayAndTime(user.lastAccessAt, timeZone))
                  : words.neverEntered
              }
              checked={isChosen(user)}
              onValue={(isOn) =>
                onChosen(isOn ? [...chosen, user] : chosen.filter(({ id }) => id !== user.id))
              }
            />
          </li>
        ))}
      </ul>
      {people.pages > 1 && !people.isWhole && (
        <Pager
          place="below"
          page={people.page}
          pages={people.pages}
          onBack={people.turnBack}
          onNext={people.turnOn}
        />
      )}
    </>
  );
}
