import { useScreen } from "@acompana/kit/area";
import { useEffect, useRef } from "react";
import { isSubView } from "./sub-view.tsx";
import type { useDialogs } from "./use-dialogs.ts";

/**
 * The dashboard's other pages. The list stays as it was meanwhile, with its search and its place;
 * on the way back the focus returns to what led away.
 */
export function useSubView(dialogs: ReturnType<typeof useDialogs>) {
  const shown = useScreen().view;
  const view = shown !== null && isSubView(shown) ? shown : null;
  const from = useRef<Element | null>(null);

  useEffect(() => {
    if (view !== null) return;
    if (from.current instanceof HTMLElement) from.current.focus();
    from.current = null;
  }, [view]);

  return {
    view,
    go(to: string | null) {
      from.current = dialogs.leaveFor(to);
    },
  };
}
