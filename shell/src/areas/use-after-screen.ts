import { useEffect, useState } from "react";

/** The screen is fetched first on a slow line; what stands beside it this much later. */
const AFTER_SCREEN_MS = 2_000;

/** Whether what is not the screen itself may be fetched by now. */
export function useAfterScreen(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setAfter(true), AFTER_SCREEN_MS);
    return () => clearTimeout(later);
  }, []);
  return isAfter;
}
