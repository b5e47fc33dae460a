import { testHomeAfter, testNothingFromBefore, withServer } from "./testing/renewal.tsx";

withServer();

testHomeAfter([
  "deleting a reminder",
  "deleting a memory",
  "keeping a relative's photo",
  "leaving the messages, which deletes them",
]);
testNothingFromBefore([
  "keeping a relative's photo",
  "leaving the messages",
  "the first conversation",
]);
