import type { ReactNode } from "react";
import { text } from "../text.ts";
import { ThemeToggle } from "../theme/theme-toggle.tsx";

/**
 * What stands in the upper right corner of every page, as a landmark of its own. It comes after the
 * page, whose way back and 'Escuchar' are the first that Tab reaches.
 */
export const Corner = ({ children }: { children?: ReactNode }) => (
  <section aria-label={text.corner}>
    {children}
    <ThemeToggle />
  </section>
);
