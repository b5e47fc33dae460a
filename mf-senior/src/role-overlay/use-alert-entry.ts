import { ApiError } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { useRef, useState } from "react";
import { entryText } from "../text/entry.ts";
import { entryFailure, useEntry } from "../user-select/use-entry.ts";
import { useFindPerson } from "./role-overlay.resource.ts";

/** Signs the called person in, as their photo in 'Seleccionar Usuario' does. */
export function useAlertEntry(id: string, onForget: () => void) {
  const { notify } = useScreen();
  const find = useFindPerson();
  const entry = useEntry();
  const [looking, setLooking] = useState(false);
  const pressed = useRef(false);

  async function forget(sentence: string) {
    await notify.alert(sentence);
    onForget();
  }

  async function enter() {
    if (pressed.current) return;
    pressed.current = true;
    setLooking(true);
    try {
      const user = await find(id);
      if (user) await entry.choose(user);
      else await forget(entryText.notFound);
    } catch (error) {
      // On a device that may no longer list people, nobody is called.
      const refused = error instanceof ApiError && error.status === 403;
      await (refused ? forget : notify.alert)(entryFailure(error));
    } finally {
      pressed.current = false;
      setLooking(false);
    }
  }

  return { looking, enter, entry };
}
