import { ApiError, unwrap, useWriteKey } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { useResourceCache } from "@acompana/kit/reading";
import { familyOf, type UploadSteps } from "@acompana/kit/upload";
import { useRef } from "react";
import { sentMessages } from "../sent/sent.resource.ts";
import { text } from "../text.ts";

/** Addresses of files that have arrived and wait for their messages, by whom they are for. */
type Arrived = { userId: string; urls: Map<File, string> };

/**
 * Sends one message, with its file first if it has one. A file that has arrived is not sent again
 * when only the message itself failed, and words whose answer was lost count once when they are
 * sent again. Rejects with an ApiError.
 */
export function useSendMessage(toUserId: string) {
  const { api } = useScreen();
  const { supportPerson } = useSession("support");
  const { renew } = useResourceCache()(sentMessages, toUserId);
  const arrived = useRef<Arrived>({ userId: toUserId, urls: new Map() });
  const keyOf = useWriteKey();
  // The same words may be sent twice on purpose, so a message that has arrived ends its key.
  const sent = useRef(0);

  async function upload(file: File, { send }: UploadSteps): Promise<string> {
    if (arrived.current.userId !== toUserId)
      arrived.current = { userId: toUserId, urls: new Map() };
    const known = arrived.current.urls.get(file);
    if (known !== undefined) return known;
    const headers = { "Acompana-Role": "support" };
    const target = { url: "/api/upload", fields: { userId: toUserId }, headers };
    const { url: given } = await send(file, target).catch(tellOfEnd);
    const url = String(given ?? "");
    arrived.current.urls.set(file, url);
    return url;
  }

  /** The file is not sent by the shell's client, so the end of a session is reported to it here. */
  async function tellOfEnd(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.status === 401)
      await api.GET("/api/session").catch(() => {});
    throw error;
  }

  return async (words: string, file: File | null, steps: UploadSteps): Promise<void> => {
    const forget = () => file && arrived.current.urls.delete(file);
    try {
      const mediaUrl = file && (await upload(file, steps));
      const content = words || text.message.defaultContent;
      const type = (file && familyOf(file)) === "video" ? "video" : file ? "image" : "text";
      const body = { toUserId, content, type, ...(mediaUrl && { mediaUrl }) } as const;
      const params = {
        path: { supportId: supportPerson.id },
        header: { "Idempotency-Key": keyOf([body, sent.current]) },
      };
      await unwrap(api.POST("/api/support/{supportId}/messages", { params, body }));
      forget();
      sent.current += 1;
    } catch (error) {
      // What was kept is used or has expired: the next try sends the file anew.
      if (["UPLOAD_USED", "UPLOAD_EXPIRED"].includes(codeOf(error))) forget();
      // Only the answer to the last try was lost: the message arrived and has used the file.
      if (codeOf(error) !== "UPLOAD_USED") throw error;
    }
    void renew();
  };
}

const codeOf = (error: unknown) => (error instanceof ApiError ? (error.body.code ?? "") : "");
