import { ApiError } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { useEffect, useRef, useState } from "react";
import { text } from "../text.ts";
import { type ChatMessage, useChat, useEndOfChat } from "./chat.resource.ts";

const words = text.chat;

/**
 * The conversation with what is being sent. `onReply` is told each answer; `send` resolves to
 * whether the message arrived, and sends one at a time.
 */
export function useConversation(onReply: (reply: ChatMessage) => void) {
  const { notify } = useScreen();
  const { messages, loading, send: post } = useChat();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
  const here = useHere();
  useEndOfChat(messages.filter(({ sender }) => sender === "user").length);

  async function send(content: string): Promise<boolean> {
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
      if (here.current) notify.toast({ title: failure(error), tone: "danger" });
      setFailed(true);
      return false;
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  return { messages, loading, pending, failed, send };
}

/** Whether the screen is still shown: what comes later has nobody to tell. */
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
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (refused && error.sentence) || words.sendFailed;
}
