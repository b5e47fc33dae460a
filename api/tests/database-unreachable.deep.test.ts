import { testOutages } from "../tools/testing/database-unreachable.ts";

testOutages("all");
