import { describeLastKnown } from "@acompana/kit/testing";
import { beforeAll } from "vitest";
import { screens } from "./testing/last-known.tsx";

// Fetched here once, so that no test waits for it.
beforeAll(() => import("@acompana/kit/chart"));

describeLastKnown(screens);
