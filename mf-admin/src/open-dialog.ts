import type { Named, User } from "./user.ts";

/** One of the dashboard's dialogs, with the person that it is about. */
export type OpenDialog =
  | { kind: "create-user" | "authorise-device" }
  | { kind: "pin" | "options" | "details" | "set-pin" | "delete-user"; user: User }
  | { kind: "add-support" | "support-list"; user: Named };
