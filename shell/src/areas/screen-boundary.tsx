import { type ReactNode, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";

interface ScreenBoundaryProps {
  /** What is drawn, told apart from what is drawn next. */
  of: string | null | undefined;
  /** Drawn in its place when it throws. */
  fallback: ReactNode;
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/**
 * An error boundary for each thing that is drawn here, one after the other. The boundary of the one
 * before stays, empty, until the next change: what throws in its clean-up ends there, and neither
 * replaces the next one nor empties the page.
 */
export function ScreenBoundary({ of, fallback, onError, children }: ScreenBoundaryProps) {
  const [now, setNow] = useState({ id: 0, of });
  if (now.of !== of) setNow({ id: now.id + 1, of });
  return (
    <>
      <ErrorBoundary key={now.id - 1} fallback={null}>
        {null}
      </ErrorBoundary>
      <ErrorBoundary key={now.id} fallback={fallback} {...(onError && { onError })}>
        {children}
      </ErrorBoundary>
    </>
  );
}
