import { Choice } from "@acompana/kit/ui";
import type { SupportedPerson } from "../shared-view.ts";
import { text } from "../text.ts";

interface PersonSwitchProps {
  users: SupportedPerson[];
  chosen: string;
  onChoose: (userId: string) => void;
}

/** For who accompanies several people: one large choice for each of them. */
export function PersonSwitch({ users, chosen, onChoose }: PersonSwitchProps) {
  return (
    <Choice
      size="long"
      legend={text.dashboard.choose}
      options={users.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onValue={onChoose}
    />
  );
}
