import { assistTouch } from "@acompana/kit/touch";
import { useEffect } from "react";

/** Helps a finger that trembles, wherever older people come to. */
export function useAssistedTouch(isHers: boolean): void {
  useEffect(() => (isHers ? assistTouch(document) : undefined), [isHers]);
}
