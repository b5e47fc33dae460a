import { useIsDrawn, VisuallyHidden } from "@acompana/kit/ui";
import styles from "./game-page.module.css";

interface GameStatusProps {
  status: string;
  /** Read out after the status and not displayed. */
  spoken: string | undefined;
  wordy: boolean;
}

/** What has just happened, for eyes and screen readers. */
export function GameStatus({ status, spoken, wordy }: GameStatusProps) {
  const isDrawn = useIsDrawn();
  return (
    <p className={`${styles.status} ${wordy ? styles.wordy : ""}`} role="status">
      {isDrawn && status}
      {isDrawn && spoken && <VisuallyHidden> {spoken}</VisuallyHidden>}
    </p>
  );
}
