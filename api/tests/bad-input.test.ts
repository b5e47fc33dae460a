import { testBadBodies } from "../tools/testing/bad-bodies.ts";
import { operationOf } from "../tools/testing/requests.ts";

/**
 * One of anybody's, of an administrator, of a person and of a program; fields of every kind, and
 * fields in fields.
 */
const CHOSEN = [
  "loginAdministrator",
  "authoriseDevice",
  "changeReminder",
  "recordActivity",
  "announceRelease",
];

testBadBodies(CHOSEN.map(operationOf));
