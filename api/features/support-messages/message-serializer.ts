import type { supportMessages } from "../../db/schema/support-messages.ts";
import { nameOfKey } from "../uploads/upload-names.ts";
import type { SupportMessage } from "./schemas.ts";

type Row = Pick<
  typeof supportMessages.$inferSelect,
  "id" | "createdAt" | "seen" | "type" | "content" | "fileKey" | "toUserId"
>;

export function toSupportMessage(row: Row, from: SupportMessage["from"]): SupportMessage {
  const { id, createdAt, seen, type, content, fileKey, toUserId } = row;
  const mediaUrl = fileKey && `/api/users/${toUserId}/objects/${nameOfKey(fileKey)}`;
  return { id, createdAt: createdAt.toISOString(), seen, type, content, mediaUrl, toUserId, from };
}
