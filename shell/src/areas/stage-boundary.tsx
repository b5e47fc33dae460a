import type { ReactNode } from "react";
import { FailedCard } from "./failed-card.tsx";
import { ScreenBoundary } from "./screen-boundary.tsx";

interface StageBoundaryProps {
  /** What is drawn in it, told apart from what is drawn next. */
  of: string | null | undefined;
  /** Nothing is drawn instead, because another boundary shows the card. */
  silent?: boolean;
  children: ReactNode;
}

/**
 * Shown when the shell's own late chunk could not be fetched. The browser will not fetch that
 * address again, so 'Reintentar' reloads the page.
 */
export const StageBoundary = ({ of, silent, children }: StageBoundaryProps) => (
  <ScreenBoundary
    of={of}
    fallback={silent ? null : <FailedCard onRetry={() => location.reload()} />}
  >
    {children}
  </ScreenBoundary>
);
