import { Film, Image, Music } from "lucide-react";
import type { Memory } from "./memory.ts";
import styles from "./viewer.module.css";

const ICONS = { photo: Image, video: Film, audio: Music };

/** A dark picture with an icon of its kind, in place of one that cannot be shown. */
export function Placeholder({ kind }: Pick<Memory, "kind">) {
  const Icon = ICONS[kind];
  return (
    <span className={styles.placeholder} data-placeholder="">
      <Icon aria-hidden="true" className={styles.placeholderIcon} />
    </span>
  );
}
