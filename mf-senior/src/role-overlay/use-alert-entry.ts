import { ApiError } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { useRef, useState } from "react";
import { text } from "../text.ts";
import { entryFailure, useEntry } from "../user-select/use-entry.ts";
import { useFindPerson } from "./companion.resource.ts";

/** Lets the called person in as their own face in 'Seleccionar Usuario' does. */
export function useVigilEntry(id: string, onGone: () => void) {
  const { notify } = useScreen();
  const find = useFindPerson();
  const entry = useEntry();
  const [looking, setLooking] = useState(false);
  const pressed = useRef(false);

  async function gone(sentence: string) {
    await notify.alert(sentence);
    onGone();
  }

  async function enter() {
    if (pressed.current) return;
    pressed.current = true;
    setLooking(true);
    try {
      const user = await find(id);
      if (user) await entry.choose(user);
      else await gone(text.entry.notFound);
    } catch (error) {
      // A device that may list nobody any more calls nobody either.
      const refused = error instanceof ApiError && error.status === 403;
      await (refused ? gone : notify.alert)(entryFailure(error));
    } finally {
      pressed.current = false;
      setLooking(false);
    }
  }

  return { looking, enter, entry };
}
