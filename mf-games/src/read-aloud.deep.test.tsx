import type { ScreenName } from "@acompana/kit/area";
import { afterEach, vi } from "vitest";
import area from "./area.ts";
import { testListening } from "./testing/listening.tsx";

afterEach(() => void vi.unstubAllGlobals());

testListening(Object.keys(area.screens) as ScreenName[]);
