export { scoresRoutes } from "./routes.ts";
export {
  type CreateScore,
  createScoreExample,
  type Score,
  scoreExample,
  scoreSchema,
} from "./schemas.ts";
