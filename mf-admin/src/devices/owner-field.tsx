import { Choice } from "@acompana/kit/ui";
import { text } from "../text.ts";
import type { Named } from "../user.ts";
import { FoundPeople } from "./found-people.tsx";

interface OwnerFieldProps {
  owner: Named | null;
  onOwner: (owner: Named) => void;
}

/** Chooses one of the municipality's people: by typing a part of the name, then by pressing it. */
export function OwnerField({ owner, onOwner }: OwnerFieldProps) {
  function choice(people: Named[]) {
    // Who is chosen stays in sight, whatever is searched for.
    const isShown = people.some(({ id }) => id === owner?.id);
    const shown = owner && !isShown ? [owner, ...people] : people;
    if (shown.length === 0) return null;
    return (
      <Choice
        legend={text.devices.owner}
        size="long"
        options={shown.map(({ id, name }) => ({ value: id, label: name }))}
        value={owner?.id ?? ""}
        onValue={(value) => {
          const chosen = shown.find(({ id }) => id === value);
          if (chosen) onOwner(chosen);
        }}
      />
    );
  }

  return <FoundPeople>{choice}</FoundPeople>;
}
