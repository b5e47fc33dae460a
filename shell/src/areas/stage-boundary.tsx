import { ErrorCard } from "@acompana/kit/ui";
import { Component, type ReactNode } from "react";
import { text } from "../text.ts";
import styles from "./area-screen.module.css";

/**
 * Stands in when the shell's own late chunk could not be fetched. The browser will not ask for
 * that address again, so 'Reintentar' opens the page anew. `silent` leaves the card to another.
 */
export class StageBoundary extends Component<
  { children: ReactNode; silent?: boolean },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    if (this.props.silent) return null;
    return (
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
  }
}
