import { testReadForm } from "./testing/read-form.ts";

testReadForm("all");
