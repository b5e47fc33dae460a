import { useSetAtom } from "jotai";
import { useLayoutEffect, useState } from "react";
import { dropPassingToastsAtom } from "./notices.ts";

/** What an area marks so is whom to call in danger. */
export const KEPT_CLEAR = "[data-keep-clear]";

const isOnPage = () => document.querySelector(KEPT_CLEAR) !== null;

/**
 * Whether whom to call stands on the page, looked at while there is something to tell. When it
 * appears, toasts that go by themselves are dropped.
 */
export function useKeptClear(isTelling: boolean): boolean {
  const drop = useSetAtom(dropPassingToastsAtom);
  const [isThere, setIsThere] = useState(false);
  useLayoutEffect(() => {
    if (!isTelling) return;
    let wasThere = isOnPage();
    setIsThere(wasThere);
    const changes = new MutationObserver(() => {
      const isNow = isOnPage();
      if (isNow && !wasThere) drop();
      wasThere = isNow;
      setIsThere(isNow);
    });
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ["data-keep-clear"],
    });
    return () => changes.disconnect();
  }, [isTelling, drop]);
  return isTelling && isThere;
}
