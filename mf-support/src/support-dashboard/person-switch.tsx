import { Avatar, Choice } from "@acompana/kit/ui";
import type { SupportedPerson } from "../shared-view.ts";
import { text } from "../text.ts";

interface PersonSwitchProps {
  users: SupportedPerson[];
  chosen: string;
  onChoose: (userId: string) => void;
}

/** For who accompanies several people: the face of each of them. */
export function PersonSwitch({ users, chosen, onChoose }: PersonSwitchProps) {
  return (
    <Choice
      size="faces"
      legend={text.dashboard.choose}
      options={users.map(({ id, name, photo }) => ({
        value: id,
        label: name,
        picture: <Avatar name={name} photo={photo} size={64} />,
      }))}
      value={chosen}
      onValue={onChoose}
    />
  );
}
