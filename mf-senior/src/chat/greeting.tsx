import { type RefObject, useEffect, useRef } from "react";
import { chatText } from "../text/chat.ts";
import { Face } from "./face.tsx";
import { AssistantBubble } from "./message-bubble.tsx";
import { showEnd } from "./use-newest-in-view.ts";

interface GreetingProps {
  /** What she is called. */
  name: string;
  speaking: boolean;
  /** What is scrolled. */
  room: RefObject<HTMLElement | null>;
}

/** What the assistant says first; its face is beside it where the title has no room for one. */
export function Greeting({ name, speaking, room }: GreetingProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (bubble.current && room.current) return showEnd(bubble.current, room.current);
  }, [room]);
  return (
    <AssistantBubble
      ref={bubble}
      face={<Face speaking={speaking} />}
      content={chatText.welcome(name)}
    />
  );
}
