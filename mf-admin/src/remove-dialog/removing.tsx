import { useScreen } from "@acompana/kit/area";
import { BusyLabel, Button } from "@acompana/kit/ui";
import { Trash2 } from "lucide-react";
import { useOnce } from "../panel/use-once.ts";
import { text } from "../text.ts";
import styles from "./remove-dialog.module.css";

const words = text.remove;

interface Removal {
  /** Said when it could not be done; the dialog stays open for another try. */
  failed: string;
  remove: () => Promise<void>;
  onRemoved: () => void;
}

/** Does a deletion once, and says when it failed. */
export function useRemoving({ failed, remove, onRemoved }: Removal) {
  const { notify } = useScreen();
  const { busy, once } = useOnce();
  async function goAhead() {
    try {
      await remove();
      onRemoved();
    } catch {
      await notify.alert(failed);
    }
  }
  return { busy, start: () => void once(goAhead, failed) };
}

interface RemovePartsProps {
  /** What is deleted, one line each. */
  parts: readonly string[];
  removing: ReturnType<typeof useRemoving>;
  onClose: () => void;
}

/** What goes for good, and the two ways from here. */
export function RemoveParts({ parts, removing, onClose }: RemovePartsProps) {
  return (
    <>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button look="danger" icon={Trash2} aria-disabled={removing.busy} onClick={removing.start}>
          <BusyLabel busy={removing.busy} doing={words.busy}>
            {words.confirm}
          </BusyLabel>
        </Button>
      </div>
    </>
  );
}
