import { describeKeptForms } from "@acompana/kit/testing";
import { forms } from "./testing/kept-forms.tsx";

describeKeptForms(forms);
