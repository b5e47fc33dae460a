import { testInvitations } from "./testing/invitations.ts";

testInvitations("few");
