import { testBadParameters } from "../tools/testing/bad-parameters.ts";
import { OPERATIONS } from "../tools/testing/contract.ts";

// Every call; a choice of them is in the quick tier.
testBadParameters(OPERATIONS);
