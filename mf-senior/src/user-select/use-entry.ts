import { ApiError } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { useRef, useState } from "react";
import { entryText } from "../text/entry.ts";
import { type SelectableUser, useVerifyPin } from "./user-select.resource.ts";

/** Opens a person's home: at once, or after the PIN. */
export function useEntry() {
  const { enter, notify } = useScreen();
  const verify = useVerifyPin();
  const [entering, setEntering] = useState<SelectableUser | null>(null);
  const [asking, setAsking] = useState<SelectableUser | null>(null);
  const busy = useRef(false);

  async function choose(user: SelectableUser) {
    if (busy.current) return;
    if (user.hasPin) return setAsking(user);
    busy.current = true;
    setEntering(user);
    try {
      const { valid } = await verify(user.id, "");
      if (valid) await enter({ role: "person" });
      // The town hall has given this person a PIN since the list was read.
      else setAsking(user);
    } catch (error) {
      await notify.alert(entryFailure(error));
    } finally {
      busy.current = false;
      setEntering(null);
    }
  }

  /** The PIN was right: opens the home. */
  async function open() {
    try {
      await enter({ role: "person" });
    } catch (error) {
      await notify.alert(entryFailure(error));
    }
  }

  return { entering, asking, choose, verify, open, stopAsking: () => setAsking(null) };
}

/** The message when somebody could not sign in. */
export function entryFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return entryText.failed;
  if (error.offline) return entryText.offline;
  if (error.status === 404) return entryText.notFound;
  // Having to wait is no failure; the server says for how long.
  const isExplained = [403, 429, 503].includes(error.status);
  return (isExplained ? error.sentence : undefined) ?? entryText.failed;
}
