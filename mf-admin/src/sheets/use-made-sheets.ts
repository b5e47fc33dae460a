import { useScreen, useUnsaved } from "@acompana/kit/area";
import { useState } from "react";
import { text } from "../text.ts";
import type { UserSheets } from "./sheets.resource.ts";

const words = text.sheets;

/**
 * The sheets that wait for the printer, also while another part of the dashboard is shown. Leaving
 * the dashboard, or logging out, before they were printed asks first, because their PINs are told
 * once. `see` leads back to them.
 */
export function useMadeSheets(see: () => void) {
  const { notify } = useScreen();
  const [made, setMade] = useState<UserSheets | null>(null);
  const [isPrinted, setPrinted] = useState(false);

  async function seeAndStay() {
    see();
    return false;
  }

  const first = { label: words.see, act: seeAndStay };
  const question = {
    title: words.leaveTitle,
    message: words.leaveLine,
    confirm: words.leave,
    first,
  };
  const isWaiting = made !== null && !isPrinted;
  useUnsaved(isWaiting ? question : null);

  return {
    made,
    isPrinted,
    keep(sheets: UserSheets) {
      setMade(sheets);
      setPrinted(false);
    },
    print() {
      setPrinted(true);
      print();
    },
    forget: () => setMade(null),
    /** Takes out the sheet of somebody who has another PIN now, or is gone. */
    drop(userId: string) {
      const left = made?.sheets.filter((sheet) => sheet.userId !== userId) ?? [];
      setMade(made && left.length > 0 ? { ...made, sheets: left } : null);
    },
    /** Logging out asks nothing by itself. */
    mayLogOut: async () => !isWaiting || (await notify.confirm(question)),
  };
}

export type WaitingSheets = ReturnType<typeof useMadeSheets>;
