import { LastKnown } from "@acompana/kit/reading";
import { Choice, SearchField } from "@acompana/kit/ui";
import { useState } from "react";
import { text } from "../text.ts";
import type { Named } from "../user.ts";
import { MOST_FOUND, useFoundPeople } from "./find-people.resource.ts";

const words = text.devices;

interface OwnerFieldProps {
  owner: Named | null;
  onOwner: (owner: Named) => void;
}

/** Chooses one of the municipality's people: by typing a part of the name, then by pressing it. */
export function OwnerField({ owner, onOwner }: OwnerFieldProps) {
  const [typed, setTyped] = useState("");
  const reading = useFoundPeople(typed);
  return (
    <>
      <SearchField label={words.ownerSearch} value={typed} onValue={setTyped} />
      <LastKnown reading={reading} loading={words.ownerLoading} failed={words.ownerFailed}>
        {({ people, total }) => {
          // Who is chosen stays in sight, whatever is searched for.
          const isShown = people.some(({ id }) => id === owner?.id);
          const shown = owner && !isShown ? [owner, ...people] : people;
          return (
            <>
              {shown.length > 0 && (
                <Choice
                  legend={words.owner}
                  size="long"
                  options={shown.map(({ id, name }) => ({ value: id, label: name }))}
                  value={owner?.id ?? ""}
                  onValue={(value) => {
                    const chosen = shown.find(({ id }) => id === value);
                    if (chosen) onOwner(chosen);
                  }}
                />
              )}
              <p role="status">
                {people.length === 0 && words.ownerNone}
                {total > MOST_FOUND && words.ownerMore(total - MOST_FOUND)}
              </p>
            </>
          );
        }}
      </LastKnown>
    </>
  );
}
