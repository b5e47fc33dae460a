import type { Named, RecordedDetails, User } from "./user.ts";

/** One of the dashboard's dialogs, with the person that it is about. */
export type OpenDialog =
  | { kind: "create-user" | "authorise-device" }
  | { kind: "erased"; userId: string }
  | { kind: "details"; user: RecordedDetails }
  | { kind: "pin" | "options" | "set-pin" | "consents" | "pause" | "delete-user"; user: User }
  | { kind: "add-support" | "support-list"; user: Named };
