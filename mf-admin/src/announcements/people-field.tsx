import { CheckField } from "@acompana/kit/ui";
import { FoundPeople } from "../devices/found-people.tsx";
import { text } from "../text.ts";
import type { Named } from "../user.ts";
import styles from "./announcements.module.css";

const words = text.announcements;

interface PeopleFieldProps {
  chosen: readonly Named[];
  onChosen: (people: readonly Named[]) => void;
}

/** Chooses some of the municipality's people: by typing a part of a name, then by ticking. */
export function PeopleField({ chosen, onChosen }: PeopleFieldProps) {
  const isChosen = ({ id }: Named) => chosen.some((one) => one.id === id);
  const set = (person: Named, isTicked: boolean) =>
    onChosen(isTicked ? [...chosen, person] : chosen.filter(({ id }) => id !== person.id));
  const box = (person: Named) => (
    <CheckField
      key={person.id}
      label={person.name}
      checked={isChosen(person)}
      onValue={(isTicked) => set(person, isTicked)}
    />
  );
  return (
    <FoundPeople
      frame={(found) => (
        <fieldset className={styles.people}>
          <legend>{words.people(chosen.length)}</legend>
          {/* Whoever is chosen stays in sight, whatever is searched for. */}
          {chosen.map(box)}
          {found}
        </fieldset>
      )}
    >
      {(people) => people.filter((person) => !isChosen(person)).map(box)}
    </FoundPeople>
  );
}
