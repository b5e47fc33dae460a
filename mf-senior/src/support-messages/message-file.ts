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

/**
 * A message's photo or video as the viewer shows it.
 *
 * @param whose from whom and when, as no other message beside it is called
 */
export function messageFile(message: MessageWithFile, whose: string): Memory {
  const { id, type, mediaUrl, content, createdAt } = message;
  const isVideo = type === "video";
  return {
    id,
    kind: isVideo ? "video" : "photo",
    title: isVideo ? supportMessagesText.video(whose) : supportMessagesText.photo(whose),
    description: content === NO_WORDS ? null : content,
    date: createdAt,
    source: fileAddress(mediaUrl),
    thumbnail: null,
  };
}
