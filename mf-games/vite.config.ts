import { areaConfig } from "@acompana/kit/build";
import { defineConfig } from "vite";

export default defineConfig(areaConfig("games", { "./games": "./src/embed/games.tsx" }));
