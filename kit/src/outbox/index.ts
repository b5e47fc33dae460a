export { readKept } from "./kept.ts";
export { createOutbox, type Delivery, type Outbox, type OutboxSetup } from "./outbox.ts";
