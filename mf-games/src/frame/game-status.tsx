import { VisuallyHidden } from "@acompana/kit/ui";
import { useEffect, useState } from "react";
import styles from "./game-page.module.css";

interface GameStatusProps {
  status: string;
  /** Read out after the status and not displayed. */
  spoken: string | undefined;
  wordy: boolean;
}

/** What has just happened, for eyes and screen readers. */
export function GameStatus({ status, spoken, wordy }: GameStatusProps) {
  // A screen reader tells what changes in a region that it knows: the region comes first, empty.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <p className={`${styles.status} ${wordy ? styles.wordy : ""}`} role="status">
      {isThere && status}
      {isThere && spoken && <VisuallyHidden> {spoken}</VisuallyHidden>}
    </p>
  );
}
