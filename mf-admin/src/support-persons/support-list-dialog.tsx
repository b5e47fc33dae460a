import { useScreen } from "@acompana/kit/area";
import { Button, ErrorCard, Loading, StateCard } from "@acompana/kit/ui";
import { HeartHandshake, Trash2, UserRoundPlus } from "lucide-react";
import { text } from "../text.ts";
import styles from "./support-list-dialog.module.css";
import { useSupportPersons } from "./support-persons.resource.ts";

const words = text.supportPersons;

interface SupportListDialogProps {
  user: { id: string; name: string };
  onAdd: () => void;
  onClose: () => void;
}

/** The relatives and carers of one older person. */
export function SupportListDialog({ user, onAdd, onClose }: SupportListDialogProps) {
  const { Dialog } = useScreen();
  return (
    <Dialog title={words.listTitle(user.name)} onClose={onClose}>
      <SupportList userId={user.id} />
      <Button icon={UserRoundPlus} wide onClick={onAdd}>
        {text.user.addSupport}
      </Button>
    </Dialog>
  );
}

function SupportList({ userId }: { userId: string }) {
  const { notify } = useScreen();
  const { persons, failed, retry } = useSupportPersons(userId);
  if (failed) return <ErrorCard title={words.listFailed} onRetry={retry} />;
  if (!persons) return <Loading label={words.loading} />;
  if (persons.length === 0)
    return <StateCard icon={HeartHandshake} title={words.none} line={words.noneLine} />;
  return (
    <ul className={styles.list}>
      {persons.map(({ id, name, email }) => (
        <li key={id} className={styles.person}>
          <div className={styles.words}>
            <p className={styles.name}>{name}</p>
            <p className={styles.email}>{email}</p>
          </div>
          <Button
            icon={Trash2}
            className={styles.remove}
            aria-label={text.user.remove(name)}
            onClick={() => void notify.alert(text.user.soon)}
          />
        </li>
      ))}
    </ul>
  );
}
