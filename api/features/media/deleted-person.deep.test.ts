import { testDeletedPerson } from "../../tools/testing/deleted-person.ts";

testDeletedPerson("all");
