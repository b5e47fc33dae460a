import type { components } from "@acompana/kit/api";
import { unwrap } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { useEffect, useState } from "react";

export type Erasure = components["schemas"]["Erasure"];

/**
 * The receipt of somebody who has just been erased, asked once: the deletion stands whatever
 * becomes of the answer. `null` when it cannot be had, undefined while it is awaited.
 */
export function useErasure(userId: string): Erasure | null | undefined {
  const { api } = useScreen();
  const [erasure, setErasure] = useState<Erasure | null>();
  useEffect(() => {
    let isShown = true;
    const answer = unwrap(api.GET("/api/erasures/{userId}", { params: { path: { userId } } }));
    answer.then(
      (found) => isShown && setErasure(found),
      () => isShown && setErasure(null),
    );
    return () => {
      isShown = false;
    };
  }, [api, userId]);
  return erasure;
}
