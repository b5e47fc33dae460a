import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { LastKnown } from "@acompana/kit/reading";
import { Button, CheckField, SearchField } from "@acompana/kit/ui";
import { text } from "../text.ts";
import { fullName, mayEnter, type User } from "../user.ts";
import { Pager } from "../user-pages/pager.tsx";
import type { UserPage, Users } from "../user-pages/users.resource.ts";
import { type SheetPerson, toSheetPerson } from "./sheet-person.ts";
import styles from "./sheets.module.css";

const words = text.sheets;

interface ChoosePeopleProps {
  people: Users;
  search: string;
  onSearch: (search: string) => void;
  chosen: readonly SheetPerson[];
  onChosen: (chosen: SheetPerson[]) => void;
}

/** Finds and ticks those who are to have a sheet; who is ticked stays so on other pages. */
export function ChoosePeople(props: ChoosePeopleProps) {
  const { people, search, onSearch, chosen, onChosen } = props;
  return (
    <>
      <SearchField label={text.dashboard.search} value={search} onValue={onSearch} />
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

interface FoundPeopleProps extends Omit<ChoosePeopleProps, "onSearch"> {
  page: UserPage;
}

function FoundPeople({ page, people, search, chosen, onChosen }: FoundPeopleProps) {
  const { timeZone } = useScreen();
  // Nobody else enters.
  const active = people.foundIn(page, search).filter(mayEnter);
  const isChosen = ({ id }: Pick<User, "id">) => chosen.some((one) => one.id === id);
  // Who has a PIN, or enters without one, is given another only by name.
  const without = active.filter((user) => user.needsPin && !isChosen(user));
  return (
    <>
      {active.length === 0 && <p>{text.dashboard.none}</p>}
      {without.length > 1 && (
        <Button onClick={() => onChosen([...chosen, ...without.map(toSheetPerson)])}>
          {words.chooseAll(without.length)}
        </Button>
      )}
      <ul className={styles.people}>
        {active.map((user) => (
          <li key={user.id}>
            <CheckField
              label={fullName(user)}
              hint={hintOf(user, timeZone)}
              checked={isChosen(user)}
              onValue={(isOn) =>
                onChosen(
                  isOn
                    ? [...chosen, toSheetPerson(user)]
                    : chosen.filter(({ id }) => id !== user.id),
                )
              }
            />
          </li>
        ))}
      </ul>
      <Pager place="below" people={people} />
    </>
  );
}

/** How somebody enters now, which a new PIN changes. */
function hintOf(user: User, timeZone: string): string {
  if (user.lastAccessAt) {
    const last = dayAndTime(user.lastAccessAt, timeZone);
    return user.hasPin ? words.hasEntered(last) : words.hasEnteredWithoutPin(last);
  }
  return toSheetPerson(user).hasKnownPin ? words.neverEnteredWithPin : words.neverEntered;
}
