import type { DialogProps } from "@acompana/kit/area";
import { X } from "lucide-react";
import { text } from "../text.ts";
import { Modal } from "./modal.tsx";
import styles from "./overlays.module.css";

const SHAPES = {
  card: undefined,
  wide: styles.wide,
  full: styles.full,
  call: `${styles.full} ${styles.call}`,
};

/** The modal dialog that the shell gives to every area. */
export function ModalDialog({ shape, ...props }: DialogProps) {
  const { onClose } = props;
  const close = onClose && (
    <button type="button" className={styles.close} onClick={onClose} data-aloud-last="">
      <X aria-hidden="true" />
      {text.notify.close}
    </button>
  );
  return (
    <Modal
      {...props}
      role="dialog"
      className={styles.dialog}
      scrimClassName={shape && SHAPES[shape]}
      beside={close}
    />
  );
}
