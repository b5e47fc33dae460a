import { testForms } from "../testing/refused-fields.tsx";

testForms();
