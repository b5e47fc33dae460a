// What `cold-start.ts` compares the portal with: the least that Hono on Deno can be.
import { Hono } from "hono";

const app = new Hono();
app.get("/api/health", (c) => c.json({ status: "ok" }));
Deno.serve({ port: 0, onListen: ({ port }) => console.log(`http://localhost:${port}`) }, app.fetch);
