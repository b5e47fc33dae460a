import { testDeletedPerson } from "./testing/deleted-person.ts";

testDeletedPerson("few");
