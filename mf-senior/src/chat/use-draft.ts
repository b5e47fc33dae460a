import { useScreen } from "@acompana/kit/area";
import { useRef, useState } from "react";
import { chatText } from "../text/chat.ts";
import { capped, countCharacters } from "./graphemes.ts";

/** The text in the box, at most 500 characters; a longer one shows a message. */
export function useDraft() {
  const { notify } = useScreen();
  const [draft, setDraft] = useState("");
  const isShown = useRef(false);

  function write(next: string) {
    const kept = capped(next);
    const tooLong = kept.length < next.length;
    // Once, not at every further key.
    if (tooLong && !isShown.current) {
      const { title, line } = chatText.tooLong;
      notify.toast({ title, description: line, tone: "danger" });
    }
    isShown.current = tooLong;
    setDraft(kept);
  }

  return { draft, count: countCharacters(draft), write };
}
