import type { ScreenName } from "@acompana/kit/area";
import type { Memory } from "@acompana/kit/viewer";
import { memoryView } from "../gallery/memory-view.ts";
import { fileAddress } from "../support-messages/file-address.ts";
import type { SupportMessage } from "../support-messages/message-list.resource.ts";
import { messageView } from "../support-messages/message-view.ts";

/**
 * How the server calls a memory that was kept from a message: by whoever had sent it. A name and a
 * surname: 'De Viaje' is a title of her own.
 */
const KEPT_FROM = /^De (?=\p{Lu}[^\s]*(?: (?:de|del|la|las|los|y|i|da|do))* \p{Lu}[^\s]*(?: |$))/u;

interface LatestPhoto {
  source: string;
  /** Who has sent it. */
  of: string;
  /** ISO date and time at which it was sent, or kept. */
  date: string;
  isKept: boolean;
  /** Where it is to be opened. */
  screen: ScreenName;
  view: string;
}

/**
 * The latest photo among these messages; where there is none, among the memories that were
 * messages: of these nobody knows any more when they were sent.
 */
export function latestPhoto(
  messages: readonly SupportMessage[],
  memories: readonly Memory[],
): LatestPhoto | undefined {
  const sent = messages.flatMap(({ id, type, mediaUrl, from, createdAt: date }) =>
    type === "image" && mediaUrl !== null
      ? [
          {
            ...{ source: fileAddress(mediaUrl), of: from.name, date, isKept: false },
            ...{ screen: "support-messages" as const, view: messageView(id) },
          },
        ]
      : [],
  );
  const kept = memories
    .filter(({ kind, title }) => kind === "photo" && KEPT_FROM.test(title))
    .map(({ id, title, source, date }) => ({
      ...{ source, of: title.replace(KEPT_FROM, ""), date, isKept: true },
      ...{ screen: "gallery" as const, view: memoryView(id) },
    }));
  const [latest] = sent.length > 0 ? newestFirst(sent) : newestFirst(kept);
  return latest;
}

const newestFirst = (photos: readonly LatestPhoto[]): LatestPhoto[] =>
  [...photos].sort((one, other) => other.date.localeCompare(one.date));
