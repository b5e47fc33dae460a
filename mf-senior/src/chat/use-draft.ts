import { useScreen } from "@acompana/kit/area";
import { useRef, useState } from "react";
import { text } from "../text.ts";
import { capped, countCharacters } from "./graphemes.ts";

/** What stands in the box, never more than 500 characters; who writes more is told. */
export function useDraft() {
  const { notify } = useScreen();
  const [draft, setDraft] = useState("");
  const told = useRef(false);

  function write(next: string) {
    const kept = capped(next);
    const tooLong = kept.length < next.length;
    // Once, not at every further key.
    if (tooLong && !told.current) {
      const { title, line } = text.chat.tooLong;
      notify.toast({ title, description: line, tone: "danger" });
    }
    told.current = tooLong;
    setDraft(kept);
  }

  return { draft, count: countCharacters(draft), write };
}
