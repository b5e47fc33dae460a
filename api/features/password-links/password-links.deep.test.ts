import { testPasswordLinks } from "./testing/password-links.ts";

testPasswordLinks("all");
