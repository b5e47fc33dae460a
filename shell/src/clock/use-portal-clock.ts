import { type ApiClient, BACKGROUND } from "@acompana/kit/api";
import {
  clockOffset,
  holdClock,
  isClockWrong,
  now,
  onClockChange,
  setClockOffset,
} from "@acompana/kit/clock";
import { useStore } from "jotai";
import { useEffect } from "react";
import { lastUseAtom, type Role } from "../session/sessions.ts";
import { remember, remembered } from "../session/stored.ts";

/** How long the portal's time is waited for before the last offset counts, in ms. */
const ASK_MS = 10_000;
/** How often the device's two clocks are compared, in ms. */
const COMPARE_MS = 30_000;

/** Takes over what this browser last knew of its clock: a page may begin without a portal. */
export function restoreClock(): void {
  const kept = Number(remembered("clockOffset"));
  if (Number.isSafeInteger(kept) && kept !== 0) setClockOffset(kept);
}

/** Keeps the page's time the portal's, and tells the town hall of a device that is far off. */
export function usePortalClock(api: ApiClient): void {
  const store = useStore();
  useEffect(() => {
    const release = holdClock(() =>
      api.GET("/api/health", { headers: BACKGROUND, signal: AbortSignal.timeout(ASK_MS) }),
    );
    const unlisten = onClockChange((correctedMs) => {
      remember("clockOffset", clockOffset() === 0 ? null : String(clockOffset()));
      // How long ago a session was used is no matter of the hour.
      store.set(lastUseAtom, (all) => {
        const moved = Object.entries(all).map(([role, at]) => [role, at + correctedMs]);
        return Object.fromEntries(moved) as Partial<Record<Role, number>>;
      });
      void tellDevice(api);
    });
    void tellDevice(api);
    const compare = setInterval(now, COMPARE_MS);
    document.addEventListener("visibilitychange", now);
    return () => {
      release();
      unlisten();
      clearInterval(compare);
      document.removeEventListener("visibilitychange", now);
    };
  }, [api, store]);
}

/**
 * With each page, and whenever it moves, as long as the clock is wrong: the device may have been
 * authorised since. Once more when it is right again.
 */
async function tellDevice(api: ApiClient): Promise<void> {
  const isWrong = isClockWrong();
  if (!isWrong && remembered("clockReported") === null) return;
  const offsetSeconds = isWrong ? -Math.round(clockOffset() / 1000) : 0;
  try {
    await api.POST("/api/devices/clock", { body: { offsetSeconds }, headers: BACKGROUND });
    remember("clockReported", isWrong ? "wrong" : null);
  } catch {
    // It is told again with the next page.
  }
}
