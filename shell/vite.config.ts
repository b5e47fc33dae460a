import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { devPages } from "./dev-pages.mjs";

export default defineConfig({
  base: "./",
  plugins: [react(), devPages()],
  server: { port: 5000, strictPort: true },
  build: { target: "es2022", outDir: "dist" },
});
