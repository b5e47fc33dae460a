import { useScreen } from "@acompana/kit/area";
import {
  ConsentHistory,
  type ConsentName,
  type Consents,
  consentText,
  dayOf,
  useConsents,
} from "@acompana/kit/consents";
import { LastKnown } from "@acompana/kit/reading";
import { Button } from "@acompana/kit/ui";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import type { User } from "../user.ts";
import styles from "./consents.module.css";
import { useConsentChanges } from "./consents.resource.ts";

const words = text.consents;
const CONSENTS: ConsentName[] = ["family", "municipal"];

interface ConsentsDialogProps {
  user: User;
  /** A consent was withdrawn or noted. */
  onChanged: () => void;
  onClose: () => void;
}

/** With whom a person shares: as it is, what the town hall may do, and the history. */
export function ConsentsDialog({ user, onChanged, onClose }: ConsentsDialogProps) {
  const { Dialog } = useScreen();
  const reading = useConsents(user.id);
  function changed() {
    reading.retry();
    onChanged();
  }
  return (
    <Dialog title={words.title(user.name)} onClose={onClose}>
      <LastKnown reading={reading} loading={words.loading} failed={words.failed}>
        {(consents) => (
          <div className={styles.consents}>
            {CONSENTS.map((name) => (
              <ConsentRow
                key={name}
                user={user}
                name={name}
                state={consents[name]}
                onChanged={changed}
              />
            ))}
            <h3>{consentText.title}</h3>
            <ConsentHistory history={consents.history} />
          </div>
        )}
      </LastKnown>
    </Dialog>
  );
}

interface ConsentRowProps {
  user: User;
  name: ConsentName;
  state: Consents["family"];
  onChanged: () => void;
}

function ConsentRow({ user, name, state: { isInForce, due }, onChanged }: ConsentRowProps) {
  const { notify, timeZone } = useScreen();
  const changes = useConsentChanges(user.id);
  const { once } = useOnce();
  const label = consentText.names[name];
  const isGiven = isInForce || due !== null;

  async function change() {
    const sure = await notify.confirm(
      isGiven
        ? {
            title: words.withdrawTitle(label),
            message: words.withdrawLine,
            confirm: words.withdrawConfirm,
          }
        : {
            title: words.paperTitle(label),
            message: words.paperLine,
            confirm: words.paperConfirm,
          },
    );
    if (!sure) return;
    await (isGiven ? changes.withdraw(name) : changes.giveOnPaper(name));
    onChanged();
  }

  const waiting = due ? words.waits(dayOf(due, timeZone)) : words.none;
  return (
    <section aria-label={label} className={styles.consent}>
      <h3>{label}</h3>
      <p>{isInForce ? words.inForce : waiting}</p>
      <Button onClick={() => void once(change, words.changeFailed)}>
        {isGiven ? words.withdraw(label) : words.paper(label)}
      </Button>
    </section>
  );
}
