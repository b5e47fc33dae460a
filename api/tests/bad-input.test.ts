import { testBadBodies } from "../tools/testing/bad-bodies.ts";
import { operationOf } from "../tools/testing/requests.ts";

/** One of anybody's and one of a person, with fields of most kinds. */
const CHOSEN = ["loginAdministrator", "authoriseDevice"];

testBadBodies(CHOSEN.map(operationOf));
