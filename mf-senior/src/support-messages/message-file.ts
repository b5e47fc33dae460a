import type { Memory } from "@acompana/kit/viewer";
import { supportMessagesText } from "../text/support-messages.ts";
import { fileAddress } from "./file-address.ts";
import type { SupportMessage } from "./message-list.resource.ts";

/** What the server writes when only a file was sent: the file speaks for itself. */
export const NO_WORDS = "Archivo adjunto";

/** A message with a photo or video. */
type MessageWithFile = SupportMessage & { mediaUrl: string };

export const hasFile = (message: SupportMessage): message is MessageWithFile =>
  message.mediaUrl !== null && message.type !== "text";

/** How a message's photo or video is called, of which is said from whom and when it is. */
export const fileName = ({ type }: SupportMessage, whose: string): string =>
  type === "video" ? supportMessagesText.video(whose) : supportMessagesText.photo(whose);

/**
 * A message's photo or video as the viewer shows it, which says its place by itself.
 *
 * @param whose from whom and when
 */
export function messageFile(message: MessageWithFile, whose: string): Memory {
  const { id, type, mediaUrl, content, createdAt } = message;
  return {
    id,
    kind: type === "video" ? "video" : "photo",
    title: fileName(message, whose),
    description: content === NO_WORDS ? null : content,
    date: createdAt,
    source: fileAddress(mediaUrl),
    thumbnail: null,
  };
}
