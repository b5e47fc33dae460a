import { READING_MARK } from "@acompana/kit/read-aloud";
import { Avatar, Button } from "@acompana/kit/ui";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { CircleAlert } from "lucide-react";
import { Toast } from "radix-ui";
import { closeUppermostAtom, useIsCovered } from "../navigation/open-dialogs.ts";
import { text } from "../text.ts";
import { dropPassingToastsAtom, removeToastAtom, toastAtom } from "./notices.ts";
import styles from "./overlays.module.css";
import { CLEAR_MARK } from "./place-toast.ts";
import { useFreePlace } from "./use-free-place.ts";
import { useOnPage } from "./use-on-page.ts";

/** The longest that a browser can wait, in ms: Radix lets a time that runs go on at `Infinity`. */
const LONGEST_MS = 2 ** 31 - 1;

/** Radix Toast with its own defaults: 5000 ms, swipe to the right over 50 px, F8 to reach it. */
export function Toasts() {
  const newest = useAtomValue(toastAtom);
  // Nothing is told beside whom to call: what comes meanwhile waits until that is closed.
  const drop = useSetAtom(dropPassingToastsAtom);
  const toast = useOnPage(CLEAR_MARK, newest !== null, drop) ? null : newest;
  const isRead = useOnPage(READING_MARK, toast?.lastsMs !== undefined);
  const remove = useSetAtom(removeToastAtom);
  const isCovered = useIsCovered();
  const store = useStore();
  const isAnswered = toast?.action !== undefined && toast.lastsMs === undefined;
  const viewport = useFreePlace(toast?.id, isAnswered);
  // Areas of earlier releases call it danger.
  const waits = (toast?.tone ?? "calm") !== "calm";
  /** What is offered for a time is offered anew once it can be looked at again. */
  const timeOf = (lastsMs: number) => (isRead || isCovered ? LONGEST_MS : lastsMs);
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
          data-aloud-over=""
          className={`${styles.toast} ${waits ? styles.waits : ""} ${toast.from ? styles.ofSomebody : ""}`}
          // What offers something stays until it was answered, and interrupts nobody.
          {...(toast.action && {
            type: "background",
            duration: toast.lastsMs ? timeOf(toast.lastsMs) : Number.POSITIVE_INFINITY,
          })}
          onOpenChange={(open) => !open && remove(toast.id)}
          onEscapeKeyDown={closeDialogFirst}
        >
          {toast.from && <Avatar name={toast.from} photo={null} size={64} />}
          <div className={styles.toastWords}>
            <Toast.Title className={styles.toastTitle}>
              {waits && <CircleAlert aria-hidden="true" className={styles.sign} />}
              {toast.title}
            </Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </div>
          {toast.action && (
            <Toast.Action asChild altText={toast.action.label}>
              <Button onClick={toast.action.act}>{toast.action.label}</Button>
            </Toast.Action>
          )}
          <Toast.Close className={styles.close}>{text.notify.close}</Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={viewport}
        className={`${styles.viewport} ${toast?.action ? styles.small : ""}`}
        label={text.notify.viewport}
      />
    </Toast.Provider>
  );
}
