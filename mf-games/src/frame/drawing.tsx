import type { ReactNode } from "react";

/** A picture of 120 × 80 in the page's own colours; what it shows stands beside it in words. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 120 80"
      aria-hidden="true"
      fill="var(--surface)"
      stroke="var(--text)"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  );
}
