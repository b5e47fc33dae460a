import { useScreen } from "@acompana/kit/area";
import { Button } from "@acompana/kit/ui";
import { Trash2 } from "lucide-react";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import styles from "./remove-dialog.module.css";

const words = text.remove;

interface RemoveDialogProps {
  title: string;
  warning: string;
  /** What is deleted, one line each. */
  parts: readonly string[];
  /** Said when it could not be done; the dialog stays open for another try. */
  failed: string;
  remove: () => Promise<void>;
  onRemoved: () => void;
  onClose: () => void;
}

/** Warns that the deletion cannot be undone, and does it once. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { title, warning, parts, failed, remove, onRemoved, onClose } = props;
  const { Dialog, notify } = useScreen();
  const { busy, once } = useOnce();

  async function goAhead() {
    try {
      await remove();
      onRemoved();
    } catch {
      await notify.alert(failed);
    }
  }

  return (
    <Dialog title={title} description={warning} onClose={onClose}>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="danger" icon={Trash2} aria-disabled={busy} onClick={() => void once(goAhead)}>
          {busy ? words.busy : words.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
