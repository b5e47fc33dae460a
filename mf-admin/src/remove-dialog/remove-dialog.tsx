import { useScreen } from "@acompana/kit/area";
import { RemoveParts, useRemoving } from "./removing.tsx";

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
  const { title, warning, parts, onClose } = props;
  const { Dialog } = useScreen();
  const removing = useRemoving(props);
  return (
    <Dialog title={title} description={warning} onClose={onClose}>
      <RemoveParts parts={parts} removing={removing} onClose={onClose} />
    </Dialog>
  );
}
