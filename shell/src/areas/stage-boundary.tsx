import type { ReactNode } from "react";
import { FailedCard } from "./failed-card.tsx";
import type { Absent } from "./person-page.tsx";
import { ScreenBoundary } from "./screen-boundary.tsx";

interface StageBoundaryProps {
  /** What is drawn in it, told apart from what is drawn next. */
  of: string | null | undefined;
  /** The screen in whose place the card then stands, where one is known. */
  screen?: Absent;
  /** Nothing is drawn instead, because another boundary shows the card. */
  silent?: boolean;
  children: ReactNode;
}

/**
 * Shown when the shell's own late chunk could not be fetched. The browser will not fetch that
 * address again, so 'Reintentar' reloads the page.
 */
export const StageBoundary = ({ of, screen, silent, children }: StageBoundaryProps) => (
  <ScreenBoundary
    of={of}
    fallback={silent ? null : <FailedCard of={screen} onRetry={() => location.reload()} />}
  >
    {children}
  </ScreenBoundary>
);
