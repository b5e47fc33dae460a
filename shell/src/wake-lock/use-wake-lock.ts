import type { PageWakeLock } from "@acompana/kit/area";
import { atom, useAtom } from "jotai";
import { useCallback, useEffect, useState } from "react";
import { usePortalConfig } from "../screens/portal-config.tsx";
import { useSession } from "../session/sessions.ts";
import { remember, remembered } from "../session/stored.ts";
import { useIsStillCalled } from "./use-is-still-called.ts";

/** Older browsers cannot, and none can on an address without https. */
const canHold = () => "wakeLock" in navigator;

/** What is seen comes first, in ms. */
const AFTER_SCREEN_MS = 1_000;

const switchAtom = atom(remembered("wakeLock") !== "off");

/**
 * Keeps the screen lit where an older person may be called: always on a device of their own, unless
 * they have switched it off; elsewhere while they are signed in, and as long as reminders call them
 * after it. Not for an administrator who has entered.
 *
 * @param isEntering whether this is where an older person signs in
 */
export function useWakeLock(isEntering: boolean): PageWakeLock {
  const { bootstrap } = usePortalConfig();
  const session = useSession("person");
  const person = session?.role === "person" && !session.enteredBy ? session : null;
  const isStillCalled = useIsStillCalled();
  const [isOn, setOn] = useAtom(switchAtom);
  const isOwn = bootstrap.isOwnDevice === true || person?.isOnOwnDevice === true;
  const isCalled = isOwn || person !== null || isStillCalled;
  const isWanted = isCalled && (isOn || !isOwn);
  const isHeld = useIsHeld(isWanted);
  useAskAtPress(isEntering && !isWanted);

  const turn = useCallback(
    (next: boolean) => {
      remember("wakeLock", next ? null : "off");
      setOn(next);
    },
    [setOn],
  );

  if (!isCalled) return { state: "unasked", isOn, turn };
  if (!isWanted || !canHold() || isHeld === false) return { state: "none", isOn, turn };
  return { state: isHeld ? "held" : "unasked", isOn, turn };
}

/**
 * Safari grants it within five seconds of a press alone, and to a page that has once had it always:
 * it is had for a moment at the press with which somebody enters, because their home may come late.
 */
function useAskAtPress(isEntering: boolean) {
  useEffect(() => {
    if (!isEntering || !canHold()) return;
    async function ask() {
      try {
        await (await navigator.wakeLock.request("screen")).release();
        removeEventListener("click", ask, true);
      } catch {
        // Refused, which is seen and said once it is wanted.
      }
    }
    addEventListener("click", ask, true);
    return () => removeEventListener("click", ask, true);
  }, [isEntering]);
}

/** Holds the screen while it is wanted; says whether the browser grants it, null while unknown. */
function useIsHeld(isWanted: boolean): boolean | null {
  const [isHeld, setHeld] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isWanted || !canHold()) return;
    let isOver = false;
    let release = () => {};
    async function hold() {
      try {
        const { holdScreen } = await import("./hold-screen.ts");
        if (!isOver) release = holdScreen(setHeld);
      } catch (error) {
        reportError(error);
        if (!isOver) setHeld(false);
      }
    }
    const soon = setTimeout(hold, AFTER_SCREEN_MS);
    return () => {
      isOver = true;
      clearTimeout(soon);
      release();
      setHeld(null);
    };
  }, [isWanted]);
  return isHeld;
}
