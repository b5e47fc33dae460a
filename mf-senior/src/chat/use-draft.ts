import { useDraft as useKeptDraft } from "@acompana/kit/form";
import { countCharacters } from "@acompana/kit/format";
import { type Dispatch, type SetStateAction, useRef, useState } from "react";
import { chatText } from "../text/chat.ts";
import type { NoticeWords } from "./chat-notice.tsx";
import { capped } from "./longest-message.ts";

const EMPTY = { content: "" };
const { tooLong } = chatText;

/**
 * The text in the box, at most 500 characters; of a longer one `setNotice` is told, until the box
 * is empty. It waits there until it is sent.
 */
export function useDraft(setNotice: Dispatch<SetStateAction<NoticeWords | null>>) {
  const kept = useKeptDraft({ name: "chat", in: "browser" }, EMPTY);
  const [draft, setDraft] = useState(kept.first.content);
  const latest = useRef(draft);
  const isShown = useRef(false);

  function write(next: string) {
    const content = capped(next);
    const isTooLong = content.length < next.length;
    // Once, not at every further key.
    if (isTooLong && !isShown.current) setNotice(tooLong);
    if (content === "") setNotice((now) => (now === tooLong ? null : now));
    isShown.current = isTooLong;
    latest.current = content;
    setDraft(content);
    kept.changed({ content });
  }

  /** Writes what comes of the draft as it is now, also where it was not yet drawn. */
  const change = (next: (now: string) => string) => write(next(latest.current));

  return { draft, count: countCharacters(draft), write, change };
}
