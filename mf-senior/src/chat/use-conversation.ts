import { ApiError } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { useEffect, useRef, useState } from "react";
import { chatText } from "../text/chat.ts";
import { type ChatReply, useChat, useEndOfChat } from "./chat.resource.ts";

const words = chatText;

/**
 * The conversation with what is being sent. `onReply` is called with each answer; `send`
 * resolves to whether the message arrived, and sends one at a time.
 */
export function useConversation(onReply: (reply: ChatReply) => void) {
  const { notify } = useScreen();
  const { messages, reading, send: post } = useChat();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
  const here = useHere();
  useEndOfChat(messages.filter(({ sender }) => sender === "user").length);

  /** `quietly`: a failure is shown at the box alone, as a toast could cover a number to call. */
  async function send(content: string, quietly = false): Promise<boolean> {
    const message = content.trim();
    if (busy.current || message === "") return false;
    busy.current = true;
    setFailed(false);
    setPending(true);
    try {
      const reply = await post(message);
      if (here.current && reply) onReply(reply);
      return true;
    } catch (error) {
      if (here.current && !quietly) notify.toast({ title: failure(error), tone: "waits" });
      setFailed(true);
      return false;
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return { messages, reading, pending, failed, send };
}

/** Whether the screen is still shown; an answer that comes later is not announced. */
function useHere() {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}

/** The server's own sentence where it says what to do, as when one has to wait. */
function failure(error: unknown): string {
  if (!(error instanceof ApiError)) return words.sendFailed;
  // On a full disk (507) it is in vain to try again.
  const refused = (error.status >= 400 && error.status < 500) || error.status === 507;
  return (refused && error.sentence) || words.sendFailed;
}
