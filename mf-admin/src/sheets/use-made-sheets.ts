import { useScreen, useUnsaved } from "@acompana/kit/area";
import { useEffect, useRef, useState } from "react";
import { text } from "../text.ts";
import type { Named } from "../user.ts";
import { SHEETS } from "../views.ts";
import type { SheetPerson } from "./sheet-person.ts";
import type { UserSheets } from "./sheets.resource.ts";

const words = text.sheets;

/**
 * The sheets that wait until somebody says that they are on paper, also while another part of the
 * dashboard is shown: their PINs are told once. They are kept in this page alone, until the session
 * ends. Going to another part asks whether they are printed; so do leaving the dashboard, logging
 * out and closing the page, which lose them.
 *
 * @param view the part of the dashboard that is shown
 * @param see leads back to the sheets
 */
export function useMadeSheets(view: string | null, see: () => void) {
  const { notify } = useScreen();
  const [made, setMade] = useState<UserSheets | null>(null);
  const [isPrinted, setPrinted] = useState(false);
  const [imported, setImported] = useState<readonly SheetPerson[]>([]);
  const forget = () => setMade(null);

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
  const isWaiting = made !== null;
  useUnsaved(isWaiting ? question : null);

  async function askWhetherPrinted() {
    const { stillTitle: title, stillLine: message, done: confirm, notYet: cancel } = words;
    if (await notify.confirm({ title, message, confirm, cancel, first })) forget();
  }

  const isShown = view?.startsWith(SHEETS) ?? false;
  // Also when one had left before they were made.
  const isAway = isWaiting && !isShown;
  const wasAway = useRef(isAway);
  useEffect(() => {
    const isAsked = isAway && !wasAway.current;
    wasAway.current = isAway;
    if (isAsked) void askWhetherPrinted();
  });

  return {
    made,
    isPrinted,
    keep(sheets: UserSheets) {
      setMade(sheets);
      setPrinted(false);
      const have = new Set(sheets.sheets.map(({ userId }) => userId));
      setImported((all) => all.filter(({ id }) => !have.has(id)));
    },
    print() {
      setPrinted(true);
      print();
    },
    forget,
    /** Takes out the sheet of somebody who has another PIN now, or is gone. */
    drop(userId: string) {
      const left = made?.sheets.filter((sheet) => sheet.userId !== userId) ?? [];
      setMade(made && left.length > 0 ? { ...made, sheets: left } : null);
      setImported((all) => all.filter(({ id }) => id !== userId));
    },
    /** Those who were enrolled from a file last and have no sheet yet: theirs come next. */
    imported,
    bringImported(people: readonly Named[]) {
      setImported(people.map(({ id, name }) => ({ id, name, hasKnownPin: false })));
    },
    /** Logging out asks nothing by itself. */
    mayLogOut: async () => !isWaiting || (await notify.confirm(question)),
  };
}

export type WaitingSheets = ReturnType<typeof useMadeSheets>;
