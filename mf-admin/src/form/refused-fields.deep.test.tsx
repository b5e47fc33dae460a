import { OTHERS, testForms } from "../testing/refused-fields.tsx";

testForms(OTHERS);
