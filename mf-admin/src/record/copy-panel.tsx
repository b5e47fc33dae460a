import { Panel } from "@acompana/kit/panel";
import { CopyForm } from "../personal-copy/copy-form.tsx";
import { text } from "../text.ts";
import type { User } from "../user.ts";

const words = text.copy;

interface CopyPanelProps {
  user: Pick<User, "id" | "name" | "isDeceased">;
  /** The person has said that heirs get none. */
  heirsForbidden?: boolean | undefined;
}

/** Everything of a person's as one file, for who asks for it at the town hall. */
export function CopyPanel({ user, heirsForbidden }: CopyPanelProps) {
  return (
    <Panel title={words.title} line={words.line}>
      {user.isDeceased && heirsForbidden ? (
        <p>{words.heirsForbidden}</p>
      ) : (
        // Once a death is noted or taken back, another form with another draft.
        <CopyForm key={String(user.isDeceased)} user={user} />
      )}
    </Panel>
  );
}
