import { useEffect, useRef } from "react";

/**
 * Does something once for each game, or round, in which it happens.
 *
 * @param play what tells one game or round from the next: another object, another time
 */
export function useOnce(happened: boolean, play: object, then: () => void): void {
  const done = useRef<object | null>(null);
  useEffect(() => {
    if (!happened || done.current === play) return;
    done.current = play;
    then();
  }, [happened, play, then]);
}
