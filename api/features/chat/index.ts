export { chatRoutes } from "./routes.ts";
export type { ChatMessage, ChatReply } from "./schemas.ts";
