export { cleanUpReceipts } from "./clean-up-receipts.ts";
export { supportMessagesRoutes } from "./routes.ts";
export type { SupportMessage } from "./schemas.ts";
