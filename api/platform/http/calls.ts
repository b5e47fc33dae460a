// What a feature declares its calls with, in one import.
export { errorSchema, jsonBody, jsonResponse } from "./responses.ts";
export { createRoute } from "./route.ts";
export { createRouter } from "./router.ts";
