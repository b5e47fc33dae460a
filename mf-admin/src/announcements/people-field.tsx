import { LastKnown } from "@acompana/kit/reading";
import { CheckField, SearchField } from "@acompana/kit/ui";
import { useState } from "react";
import { MOST_FOUND, useFoundPeople } from "../devices/find-people.resource.ts";
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
  const [typed, setTyped] = useState("");
  const reading = useFoundPeople(typed);
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
    <>
      <SearchField label={text.devices.ownerSearch} value={typed} onValue={setTyped} />
      <fieldset className={styles.people}>
        <legend>{words.people(chosen.length)}</legend>
        {/* Whoever is chosen stays in sight, whatever is searched for. */}
        {chosen.map(box)}
        <LastKnown
          reading={reading}
          loading={text.devices.ownerLoading}
          failed={text.devices.ownerFailed}
        >
          {({ people, total }) => (
            <>
              {people.filter((person) => !isChosen(person)).map(box)}
              <p role="status">
                {people.length === 0 && text.devices.ownerNone}
                {total > MOST_FOUND && text.devices.ownerMore(total - MOST_FOUND)}
              </p>
            </>
          )}
        </LastKnown>
      </fieldset>
    </>
  );
}
