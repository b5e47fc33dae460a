import type { ScreenName } from "@acompana/kit/area";
import type { Memory } from "@acompana/kit/viewer";
import { memoryView } from "../gallery/memory-view.ts";
import { fileAddress } from "../support-messages/file-address.ts";
import type { SupportMessage } from "../support-messages/message-list.resource.ts";
import { messageView } from "../support-messages/message-view.ts";

/** How the server calls a memory that was kept from a message: by whoever had sent it. */
const KEPT_FROM = /^De (?=\p{Lu})/u;

interface LatestPhoto {
  source: string;
  /** Who has sent it. */
  of: string;
  /** ISO date and time at which it was sent or kept. */
  date: string;
  /** Where it is to be opened. */
  screen: ScreenName;
  view: string;
}

/** The latest photo among these messages, and these memories that were messages. */
export function latestPhoto(
  messages: readonly SupportMessage[],
  memories: readonly Memory[],
): LatestPhoto | undefined {
  const sent = messages.flatMap(({ id, type, mediaUrl, from, createdAt: date }) =>
    type === "image" && mediaUrl !== null
      ? [
          {
            ...{ source: fileAddress(mediaUrl), of: from.name, date },
            ...{ screen: "support-messages" as const, view: messageView(id) },
          },
        ]
      : [],
  );
  const kept = memories
    .filter(({ kind, title }) => kind === "photo" && KEPT_FROM.test(title))
    .map(({ id, title, source, date }) => ({
      ...{ source, of: title.replace(KEPT_FROM, ""), date },
      ...{ screen: "gallery" as const, view: memoryView(id) },
    }));
  return [...sent, ...kept].sort((one, other) => other.date.localeCompare(one.date))[0];
}
