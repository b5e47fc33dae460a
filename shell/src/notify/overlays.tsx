import { Button } from "@acompana/kit/ui";
import { useAtom, useAtomValue, useStore } from "jotai";
import { AlertDialog, Toast } from "radix-ui";
import { closeUppermostAtom, useIsCovered, useOpenDialog } from "../navigation/open-dialogs.ts";
import { text } from "../text.ts";
import { type Notice, noticesAtom, toastAtom } from "./notices.ts";
import styles from "./overlays.module.css";
import { useFreePlace } from "./use-free-place.ts";
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
  return notice ? <AlertNotice key={notice.id} notice={notice} /> : null;
}

function AlertNotice({ notice }: { notice: Notice }) {
  const returnsFocus = useReturnedFocus();
  const { title, message, tone, first, cancel, settle } = notice;
  const { confirm = text.notify.accept } = notice;
  const look = tone === "danger" ? "danger" : first ? "secondary" : "primary";
  // Back answers like Escape: nothing is done.
  useOpenDialog(() => settle(false));
  const goAhead = (
    <Button look={look} onClick={() => settle(true)}>
      {confirm}
    </Button>
  );
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && settle(false)}>
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
          <div className={`${styles.actions} ${first ? styles.stacked : ""}`}>
            {first && (
              <Button look="primary" onClick={() => settle("first")}>
                {first}
              </Button>
            )}
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
  const isCovered = useIsCovered();
  const store = useStore();
  const viewport = useFreePlace(toast?.id);
  /** Escape is for the dialog first: the toast goes by itself. */
  function closeDialogFirst(event: KeyboardEvent) {
    if (!isCovered) return;
    event.preventDefault();
    store.get(closeUppermostAtom)?.();
  }
  return (
    <Toast.Provider label={text.notify.toasts}>
      {toast && (
        <Toast.Root
          key={toast.id}
          className={`${styles.toast} ${toast.tone === "danger" ? styles.danger : ""}`}
          onOpenChange={(open) => !open && setToast(null)}
          onEscapeKeyDown={closeDialogFirst}
        >
          <div className={styles.toastWords}>
            <Toast.Title className={styles.toastTitle}>{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </div>
          <Toast.Close className={styles.close}>{text.notify.close}</Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport ref={viewport} className={styles.viewport} label={text.notify.viewport} />
    </Toast.Provider>
  );
}
