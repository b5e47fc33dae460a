import type { supportMessages } from "../../db/schema/support-messages.ts";
import { nameOfKey } from "../uploads/index.ts";
import type { SupportMessage } from "./schemas.ts";

type Row = Pick<
  typeof supportMessages.$inferSelect,
  "id" | "createdAt" | "seen" | "type" | "content" | "fileKey" | "toUserId" | "keptAs"
>;

export function toSupportMessage(row: Row, from: SupportMessage["from"]): SupportMessage {
  const { id, createdAt, seen, type, content, fileKey, toUserId, keptAs } = row;
  const mediaUrl = fileKey && `/api/users/${toUserId}/objects/${nameOfKey(fileKey)}`;
  const isKept = keptAs !== null;
  const sent = { id, createdAt: createdAt.toISOString(), seen, type, content, mediaUrl };
  return { ...sent, isKept, toUserId, from };
}
