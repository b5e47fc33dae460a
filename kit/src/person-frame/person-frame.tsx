import type { ReactNode } from "react";
import { useScreen } from "../area/index.ts";
import { ReadAloudFrame } from "../read-aloud/index.ts";
import { WayHome } from "../ui/index.ts";

/**
 * Around every screen of an area of older people: 'Escuchar', and beside 'Volver' the way home. A
 * shell of an earlier release names no home, and has the way back alone.
 */
export function PersonFrame({ children }: { children: ReactNode }) {
  const { home, screen, navigate } = useScreen();
  return (
    <WayHome value={home && home !== screen ? () => navigate(home) : null}>
      <ReadAloudFrame>{children}</ReadAloudFrame>
    </WayHome>
  );
}
