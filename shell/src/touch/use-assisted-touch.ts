import { useEffect } from "react";

/**
 * Helps a finger that trembles, on the older person's screens and where a role is chosen. What does
 * it is fetched after the first drawing; without it the browser's own presses count as before.
 */
export function useAssistedTouch(isHers: boolean): void {
  useEffect(() => {
    if (!isHers) return;
    let isOver = false;
    let end = () => {};
    import("@acompana/kit/touch").then(
      ({ assistTouch }) => {
        if (!isOver) end = assistTouch(document);
      },
      () => {},
    );
    return () => {
      isOver = true;
      end();
    };
  }, [isHers]);
}
