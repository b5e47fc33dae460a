import type { DialogProps } from "@acompana/kit/area";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useOpenDialog } from "../navigation/open-dialogs.ts";
import { text } from "../text.ts";
import styles from "./overlays.module.css";
import { useReturnedFocus } from "./use-returned-focus.ts";

const keepOpen = (event: Event) => event.preventDefault();

/** The first field takes the focus; without one, the dialog itself, so that its title is read. */
function focusFirst(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  (dialog.querySelector<HTMLElement>("input, select, textarea") ?? dialog).focus();
}

/** The modal dialog that the shell gives to every area. */
export function ModalDialog(props: DialogProps) {
  const { title, description, onClose, shape, isUrgent, children } = props;
  useOpenDialog(onClose, isUrgent);
  const full = shape === "full" ? styles.full : "";
  const stays = onClose ? {} : { onEscapeKeyDown: keepOpen };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Dialog.Portal>
        <Dialog.Overlay className={`${styles.scrim} ${full}`}>
          <Dialog.Content
            className={styles.dialog}
            // A press beside the dialog must not throw away what was typed in it.
            onInteractOutside={keepOpen}
            {...useReturnedFocus(focusFirst)}
            {...stays}
            {...(!description && { "aria-describedby": undefined })}
          >
            <header className={styles.dialogHeader}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {onClose && (
                <Dialog.Close className={styles.close}>
                  <X aria-hidden="true" />
                  {text.notify.close}
                </Dialog.Close>
              )}
            </header>
            {description && (
              <Dialog.Description className={styles.message}>{description}</Dialog.Description>
            )}
            {children}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
