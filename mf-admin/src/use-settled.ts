import { useEffect, useState } from "react";

const TYPING_MS = 300;

/** What was typed, once nothing more has been for a moment. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
