import { Button, ErrorCard } from "@acompana/kit/ui";
import { text } from "../text.ts";
import styles from "./area-screen.module.css";

interface FailedCardProps {
  onRetry: () => void;
  onHome?: (() => void) | undefined;
}

/** The calm card in place of a screen that could not be had. */
export function FailedCard({ onRetry, onHome }: FailedCardProps) {
  return (
    <main className={styles.card}>
      <ErrorCard
        screen
        title={text.area.failed}
        line={text.area.failedLine}
        retryLabel={text.area.retry}
        onRetry={onRetry}
      >
        {onHome && <Button onClick={onHome}>{text.area.home}</Button>}
      </ErrorCard>
    </main>
  );
}
