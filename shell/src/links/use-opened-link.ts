import { useEffect, useEffectEvent, useState } from "react";
import { type LinkCode, takeLinkCode } from "./link-code.ts";

/**
 * Acts on the link that opened the page, and on one that is opened later in the same tab, which
 * changes only the fragment. Its code has left the address before anything is drawn.
 */
export function useOpenedLink(open: (link: LinkCode) => void): void {
  const [first] = useState(takeLinkCode);
  const act = useEffectEvent(open);
  useEffect(() => {
    if (first) act(first);
    const follow = () => {
      const link = takeLinkCode();
      if (link) act(link);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [first]);
}
