import { useEffect, useState } from "react";

/**
 * False at the first drawing and true ever after. For a status that comes together with what it
 * tells: a screen reader announces what changes in a region that it knows, so the region is drawn
 * empty first.
 */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return isDrawn;
}
