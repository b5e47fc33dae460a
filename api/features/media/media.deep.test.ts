import { testMedia } from "./testing/media.ts";

testMedia("all");
