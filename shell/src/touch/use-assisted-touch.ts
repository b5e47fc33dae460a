import { assistTouch } from "@acompana/kit/touch";
import { useEffect } from "react";

/** Helps a finger that trembles, on the older person's screens and where a role is chosen. */
export function useAssistedTouch(isHers: boolean): void {
  useEffect(() => (isHers ? assistTouch(document) : undefined), [isHers]);
}
