import { testBadParameters } from "../tools/testing/bad-parameters.ts";
import { operationOf } from "../tools/testing/requests.ts";

/** One with a query, one with a body, and one whose parameters name what is deleted. */
const CHOSEN = ["listUsers", "createScore", "deleteReminder"];

testBadParameters(CHOSEN.map(operationOf));
