// What `cold-start.ts` compares the portal with: the libraries every start needs, and one route.
import { OpenAPIHono } from "@hono/zod-openapi";
import "drizzle-orm/node-postgres";
import "drizzle-orm/pg-core";
import "hash-wasm";
import "pg";

const app = new OpenAPIHono();
app.get("/api/health", (c) => c.json({ status: "ok" }));
Deno.serve({ port: 0, onListen: ({ port }) => console.log(`http://localhost:${port}`) }, app.fetch);
