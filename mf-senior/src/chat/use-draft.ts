import { useScreen } from "@acompana/kit/area";
import { useDraft as useKeptDraft } from "@acompana/kit/form";
import { countCharacters } from "@acompana/kit/format";
import { useRef, useState } from "react";
import { chatText } from "../text/chat.ts";
import { capped } from "./longest-message.ts";

const EMPTY = { content: "" };

/**
 * The text in the box, at most 500 characters; a longer one shows a message. It waits there until
 * it is sent.
 */
export function useDraft() {
  const { notify } = useScreen();
  const kept = useKeptDraft({ name: "chat", in: "browser" }, EMPTY);
  const [draft, setDraft] = useState(kept.first.content);
  const latest = useRef(draft);
  const isShown = useRef(false);

  function write(next: string) {
    const content = capped(next);
    const tooLong = content.length < next.length;
    // Once, not at every further key.
    if (tooLong && !isShown.current) {
      const { title, line } = chatText.tooLong;
      notify.toast({ title, description: line, tone: "danger" });
    }
    isShown.current = tooLong;
    latest.current = content;
    setDraft(content);
    kept.changed({ content });
  }

  /** Writes what comes of the draft as it is now, also where it was not yet drawn. */
  const change = (next: (now: string) => string) => write(next(latest.current));

  return { draft, count: countCharacters(draft), write, change };
}
