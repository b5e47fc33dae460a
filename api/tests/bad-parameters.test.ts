import { testBadParameters } from "../tools/testing/bad-parameters.ts";
import { operationOf } from "../tools/testing/requests.ts";

/** Of every place and kind of parameter and body at least one. */
const CHOSEN = [
  "getHealth",
  "loginAdministrator",
  "listUsers",
  "deleteSupportPerson",
  "createScore",
  "deleteReminder",
  "listMedia",
  "getObject",
  "putUpload",
  "uploadAttachment",
];

testBadParameters(CHOSEN.map(operationOf));
