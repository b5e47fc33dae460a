import { useLayoutEffect, useState } from "react";

/**
 * Whether anything on the page bears this attribute, looked at while `isLooking`. `onAppear` is
 * called when it comes meanwhile; it must stay the same function.
 */
export function useOnPage(attribute: string, isLooking: boolean, onAppear?: () => void): boolean {
  const [isThere, setIsThere] = useState(false);
  useLayoutEffect(() => {
    if (!isLooking) return;
    const look = () => document.querySelector(`[${attribute}]`) !== null;
    let wasThere = look();
    setIsThere(wasThere);
    const changes = new MutationObserver(() => {
      const isNow = look();
      if (isNow && !wasThere) onAppear?.();
      wasThere = isNow;
      setIsThere(isNow);
    });
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: [attribute],
    });
    return () => changes.disconnect();
  }, [attribute, isLooking, onAppear]);
  return isLooking && isThere;
}
