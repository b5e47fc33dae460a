import { areaConfig } from "@acompana/kit/build";
import { defineConfig } from "vite";
import area from "./area.json" with { type: "json" };

export default defineConfig(areaConfig(area, { "./games": "./src/embed/remote-games.tsx" }));
