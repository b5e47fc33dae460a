import { ErrorCard } from "@acompana/kit/ui";
import type { ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { text } from "../text.ts";
import styles from "./area-screen.module.css";

/**
 * Shown when the shell's own late chunk could not be fetched. The browser will not fetch that
 * address again, so 'Reintentar' reloads the page. With `silent` nothing is drawn, because another
 * boundary shows the card.
 */
export function StageBoundary({ children, silent }: { children: ReactNode; silent?: boolean }) {
  const card = (
    <main className={styles.card}>
      <ErrorCard
        screen
        title={text.area.failed}
        line={text.area.failedLine}
        retryLabel={text.area.retry}
        onRetry={() => location.reload()}
      />
    </main>
  );
  return <ErrorBoundary fallback={silent ? null : card}>{children}</ErrorBoundary>;
}
