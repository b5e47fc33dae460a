import { Button } from "@acompana/kit/ui";
import { useAtom, useAtomValue } from "jotai";
import { AlertDialog, Toast } from "radix-ui";
import { text } from "../text.ts";
import { noticesAtom, toastAtom } from "./notices.ts";
import styles from "./overlays.module.css";
import { useReturnedFocus } from "./use-returned-focus.ts";

/** Toasts and alert dialogs, above every screen. */
export function Overlays() {
  return (
    <>
      <AlertOverlay />
      <ToastOverlay />
    </>
  );
}

function AlertOverlay() {
  const [notice] = useAtomValue(noticesAtom);
  const returnsFocus = useReturnedFocus();
  if (!notice) return null;
  const { id, title, message, tone, confirm = text.notify.accept, cancel, settle } = notice;
  const goAhead = (
    <Button look={tone === "danger" ? "danger" : "primary"} onClick={() => settle(true)}>
      {confirm}
    </Button>
  );
  return (
    <AlertDialog.Root key={id} open onOpenChange={(open) => !open && settle(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.scrim} />
        <AlertDialog.Content
          className={styles.alert}
          {...returnsFocus}
          {...(!message && { "aria-describedby": undefined })}
        >
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          {message && (
            <AlertDialog.Description className={styles.message}>{message}</AlertDialog.Description>
          )}
          <div className={styles.actions}>
            {cancel ? (
              <>
                <AlertDialog.Cancel asChild>
                  <Button>{cancel}</Button>
                </AlertDialog.Cancel>
                {goAhead}
              </>
            ) : (
              // Radix gives the focus to the button that cancels; here it is the only one.
              <AlertDialog.Cancel asChild>
                <Button look="primary">{confirm}</Button>
              </AlertDialog.Cancel>
            )}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Radix Toast with its own defaults: 5000 ms, swipe to the right over 50 px, F8 to reach it. */
function ToastOverlay() {
  const [toast, setToast] = useAtom(toastAtom);
  return (
    <Toast.Provider label={text.notify.toasts}>
      {toast && (
        <Toast.Root
          key={toast.id}
          className={`${styles.toast} ${toast.tone === "danger" ? styles.danger : ""}`}
          onOpenChange={(open) => !open && setToast(null)}
        >
          <div className={styles.toastWords}>
            <Toast.Title className={styles.toastTitle}>{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </div>
          <Toast.Close className={styles.close}>{text.notify.close}</Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={styles.viewport} label={text.notify.viewport} />
    </Toast.Provider>
  );
}
