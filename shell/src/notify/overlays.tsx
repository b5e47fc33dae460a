import { Button } from "@acompana/kit/ui";
import { useAtomValue } from "jotai";
import { text } from "../text.ts";
import { LateToasts } from "./late-toasts.tsx";
import { Modal } from "./modal.tsx";
import { type Notice, noticesAtom } from "./notices.ts";
import styles from "./overlays.module.css";

/** Toasts and alert dialogs, above every screen. */
export function Overlays() {
  return (
    <>
      <AlertOverlay />
      <LateToasts />
    </>
  );
}

function AlertOverlay() {
  const [notice] = useAtomValue(noticesAtom);
  return notice ? <AlertNotice key={notice.id} notice={notice} /> : null;
}

function AlertNotice({ notice }: { notice: Notice }) {
  const { title, message, tone, first, cancel, settle } = notice;
  const { confirm = text.notify.accept } = notice;
  const look = tone === "danger" ? "danger" : first ? "secondary" : "primary";
  // Escape and Back answer so too.
  const doNothing = () => settle(false);
  return (
    <Modal
      role="alertdialog"
      title={title}
      description={message}
      onClose={doNothing}
      className={styles.alert}
    >
      <div className={`${styles.actions} ${first ? styles.stacked : ""}`}>
        {first && (
          <Button look="primary" onClick={() => settle("first")}>
            {first}
          </Button>
        )}
        {cancel ? (
          <>
            <Button data-first="" onClick={doNothing}>
              {cancel}
            </Button>
            <Button look={look} onClick={() => settle(true)}>
              {confirm}
            </Button>
          </>
        ) : (
          <Button look="primary" data-first="" onClick={doNothing}>
            {confirm}
          </Button>
        )}
      </div>
    </Modal>
  );
}
