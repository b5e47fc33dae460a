import { LastKnown } from "@acompana/kit/reading";
import { SearchField } from "@acompana/kit/ui";
import { type ReactNode, useState } from "react";
import { text } from "../text.ts";
import type { Named } from "../user.ts";
import { MOST_FOUND, useFoundPeople } from "./find-people.resource.ts";

const words = text.devices;

interface FoundPeopleProps {
  /** What stands around those found, below the field that looks for them. */
  frame?: (found: ReactNode) => ReactNode;
  /** Shows those found, to choose from. */
  children: (people: Named[]) => ReactNode;
}

/**
 * Finds the municipality's people by a part of their name, and says when there are more or none.
 */
export function FoundPeople({ frame = (found) => found, children }: FoundPeopleProps) {
  const [typed, setTyped] = useState("");
  const reading = useFoundPeople(typed);
  return (
    <>
      <SearchField label={words.ownerSearch} value={typed} onValue={setTyped} />
      {frame(
        <LastKnown reading={reading} loading={words.ownerLoading} failed={words.ownerFailed}>
          {({ people, total }) => (
            <>
              {children(people)}
              <p role="status">
                {people.length === 0 && words.ownerNone}
                {total > MOST_FOUND && words.ownerMore(total - MOST_FOUND)}
              </p>
            </>
          )}
        </LastKnown>,
      )}
    </>
  );
}
