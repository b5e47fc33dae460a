import { useRef } from "react";
import { useScreen } from "../area/index.ts";

interface WithdrawingWords {
  withdraw: string;
  withdrawWarning: string;
  withdrawFailed: string;
  withdrawn: string;
}

/** Withdraws a row of a panel after asking, says how it went, and moves the focus to the panel. */
export function useWithdrawing(words: WithdrawingWords) {
  const { notify } = useScreen();
  const panel = useRef<HTMLElement>(null);

  /** Resolves to whether it was withdrawn. */
  async function askAndWithdraw(title: string, withdraw: () => Promise<void>): Promise<boolean> {
    const sure = await notify.confirm({
      title,
      message: words.withdrawWarning,
      confirm: words.withdraw,
      tone: "danger",
    });
    if (!sure) return false;
    try {
      await withdraw();
    } catch {
      void notify.alert(words.withdrawFailed);
      return false;
    }
    panel.current?.focus();
    notify.toast({ title: words.withdrawn });
    return true;
  }

  return { panel, askAndWithdraw };
}
