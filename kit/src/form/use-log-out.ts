import { useScreen } from "../area/index.ts";
import { draftOwner, draftsInPage } from "./page-drafts.ts";

/**
 * Logs out at the person's own request. Half-written forms are deleted, because the device may be
 * shared: those in the page's memory here, those in the browser's storage by the shell. A session
 * that ends by itself keeps them.
 */
export function useLogOut(): () => void {
  const { leave, session } = useScreen();
  return () => {
    draftsInPage(draftOwner(session)).forgetAll();
    void leave();
  };
}
