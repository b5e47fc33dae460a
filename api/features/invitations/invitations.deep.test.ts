import { testInvitations } from "./testing/invitations.ts";

testInvitations("all");
