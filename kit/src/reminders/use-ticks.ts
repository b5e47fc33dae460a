import { useEffect } from "react";
import { sentenceOf } from "../api/index.ts";
import { type Notify, type ScreenProps, useScreen } from "../area/index.ts";
import { type CacheOf, useResourceCache, useSessionObject } from "../reading/index.ts";
import { changeLists, reminders, titleOf } from "./reminder-resource.ts";
import { replaced } from "./tick.ts";
import { createTickOutbox, type TickOutbox } from "./tick-outbox.ts";
import { ticksText as text } from "./ticks-text.ts";
import { useTicksOfSession, type WaitingTicks } from "./waiting-ticks.ts";

/** How often what waits is tried again while a screen that shows reminders is open, in ms. */
const AGAIN_MS = 30_000;

const outboxes = new WeakMap<object, TickOutbox>();

/** The marks of whoever is signed in that wait for the server. While it is used they are sent. */
export function useTickOutbox(): TickOutbox {
  const screen = useScreen();
  const cacheOf = useResourceCache();
  const ticks = useTicksOfSession();
  const outbox = useSessionObject(outboxes, () => makeOutbox(screen, cacheOf, ticks));
  useEffect(() => {
    const send = () => void outbox.flush().catch(reportError);
    send();
    addEventListener("online", send);
    const again = setInterval(send, AGAIN_MS);
    return () => {
      removeEventListener("online", send);
      clearInterval(again);
    };
  }, [outbox]);
  return outbox;
}

function makeOutbox(
  { api, session, notify }: ScreenProps,
  cacheOf: CacheOf,
  ticks: WaitingTicks,
): TickOutbox {
  return createTickOutbox({
    api,
    ticks,
    session,
    async onDone({ userId }, reminder) {
      await changeLists(cacheOf, userId, (list) => replaced(list, reminder));
      await cacheOf(reminders, userId).renew("stats");
    },
    async onLateError({ userId, id }, error) {
      // Read before sending: after a deletion the title is no longer known.
      const before = titleOf(cacheOf, userId, id);
      await cacheOf(reminders, userId).renew();
      const title = before ?? titleOf(cacheOf, userId, id);
      await tellRefusedMark(notify, title, error);
    },
  });
}

/** Says that the server would not take a mark, and why. Resolves when it was read. */
export const tellRefusedMark = (notify: Notify, title: string | undefined, error: unknown) =>
  notify.alert(text.notKept(title), sentenceOf(error) ?? text.notKeptLine);
