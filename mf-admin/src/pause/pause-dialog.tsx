import { useScreen } from "@acompana/kit/area";
import { fullDate } from "@acompana/kit/format";
import { LastKnown } from "@acompana/kit/reading";
import { BusyLabel, Button } from "@acompana/kit/ui";
import { Play } from "lucide-react";
import { useState } from "react";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import { fullName, type User } from "../user.ts";
import { type Pause, usePause, usePauseWrites } from "./pause.resource.ts";
import { PauseForm } from "./pause-form.tsx";

const words = text.pause;

interface PauseDialogProps {
  user: User;
  /** Something was changed; the sentence says what. */
  onSaved: (sentence: string) => void;
  onClose: () => void;
}

/** Sets a person's pause, says which one there is, and ends it in one press. */
export function PauseDialog({ user, onSaved, onClose }: PauseDialogProps) {
  const { Dialog } = useScreen();
  const reading = usePause(user.id);
  // Two people of one name are told apart by their birth.
  const born = user.birthDate && words.born(fullDate(`${user.birthDate}T12:00:00Z`, "UTC"));
  return (
    <Dialog
      title={words.title(fullName(user))}
      description={born ? `${born}. ${words.line}` : words.line}
      onClose={onClose}
    >
      <LastKnown reading={reading} loading={words.loading} failed={words.readFailed}>
        {(pause) =>
          pause ? (
            <Lasting user={user} pause={pause} onSaved={onSaved} />
          ) : (
            <PauseForm user={user} onSaved={onSaved} />
          )
        }
      </LastKnown>
    </Dialog>
  );
}

interface LastingProps {
  user: User;
  pause: Pause;
  onSaved: (sentence: string) => void;
}

function Lasting({ user, pause, onSaved }: LastingProps) {
  const { timeZone } = useScreen();
  const { end } = usePauseWrites(user.id);
  const { busy, once } = useOnce();
  const { reason, from, until } = pause;
  const [hasDied, setDied] = useState(false);
  const isDeath = reason === "death";

  // Noon is on the same day in every zone that is meant by it.
  const dayOf = (day: string) => fullDate(`${day}T12:00:00Z`, timeZone);

  async function endNow() {
    await end();
    onSaved((isDeath ? words.death : words).ended(user.name));
  }

  if (hasDied) return <PauseForm user={user} first="death" onSaved={onSaved} />;
  return (
    <>
      <p>
        {reason && `${words.reasons[reason]}. `}
        {isDeath
          ? `${words.death.since(dayOf(from))} ${words.death.mistake}`
          : `${words.from(dayOf(from))}${until ? words.until(dayOf(until)) : words.noEnd}`}
      </p>
      <Button
        look="primary"
        wide
        icon={Play}
        aria-disabled={busy}
        onClick={() => void once(endNow, words.endFailed)}
      >
        <BusyLabel busy={busy} doing={words.ending}>
          {words.end}
        </BusyLabel>
      </Button>
      {!isDeath && (
        <Button wide onClick={() => setDied(true)}>
          {words.death.note}
        </Button>
      )}
    </>
  );
}
