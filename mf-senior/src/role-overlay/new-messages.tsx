import { useScreen } from "@acompana/kit/area";
import { firstName } from "@acompana/kit/format";
import { lazy, Suspense, useEffect, useState } from "react";
import { homeSlotsText } from "../text/home.ts";
import { newMessagesText } from "../text/overlay.ts";
import type { SupportMessage } from "./role-overlay.resource.ts";
import { useNewMessages } from "./use-new-messages.ts";

const words = newMessagesText;

const NewMessageDialog = lazy(() =>
  import("./new-message-dialog.tsx").then((module) => ({ default: module.NewMessageDialog })),
);

/** Tells calmly that somebody has written, and shows what, over the screen she is on. */
export function NewMessages({ isHeld }: { isHeld: boolean }) {
  const { notify } = useScreen();
  const { news, answer } = useNewMessages(isHeld);
  const [opened, setOpened] = useState<readonly SupportMessage[]>([]);
  useEffect(() => {
    const [newest] = news;
    if (!newest) return;
    function open() {
      answer();
      setOpened(news);
    }
    return notify.toast({
      title: whoWrote(news),
      from: newest.from.name,
      action: { label: words.open(news.length), act: open },
    });
  }, [news, notify, answer]);
  if (opened.length === 0) return null;
  return (
    <Suspense>
      <NewMessageDialog title={whoWrote(opened)} messages={opened} onClose={() => setOpened([])} />
    </Suspense>
  );
}

const whoWrote = (messages: readonly SupportMessage[]) =>
  homeSlotsText.wrote([...new Set(messages.map(({ from }) => firstName(from.name)))]);
