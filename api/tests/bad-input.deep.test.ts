import { testBadBodies } from "../tools/testing/bad-bodies.ts";
import { OPERATIONS } from "../tools/testing/contract.ts";

// Every call that takes a body; a choice of them is in the quick tier.
testBadBodies(OPERATIONS);
