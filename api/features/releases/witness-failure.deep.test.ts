import { testWitnesses } from "./testing/witness-failure.ts";

await testWitnesses();
