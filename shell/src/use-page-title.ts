import { useEffect } from "react";

/** Names what is shown in the browser's title, for its tabs and for whoever hears the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Acompaña`;
  }, [title]);
}
