import { testHomeAfter, testNothingFromBefore, withServer } from "./testing/renewal.tsx";

withServer();

// Of these, what the screens show lies on the day of the test, and the late reminder before it.
testHomeAfter(["marking a reminder"]);
testNothingFromBefore(["leaving the chat", "refusing a consent on the home"]);
