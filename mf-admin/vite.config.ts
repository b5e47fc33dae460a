import { areaConfig } from "@acompana/kit/build";
import { defineConfig } from "vite";

export default defineConfig(areaConfig("admin"));
