import { describeLastKnown } from "@acompana/kit/testing";
import { screens } from "./testing/last-known.tsx";

describeLastKnown(screens);
