import { describeLastKnown } from "@acompana/kit/testing";
import { beforeAll } from "vitest";
import { tried } from "./testing/last-known.tsx";

// Fetched here once, so that no test waits for it.
beforeAll(() => import("@acompana/kit/chart"));

describeLastKnown(tried);
