import { AUDIT_DEEDS } from "@acompana/kit/audit";
import { describe, expect, test } from "vitest";
import { AUDIT_ACTIONS } from "../../db/schema/audit-actions.ts";
import { EVENT_GROUPS } from "./event-groups.ts";

describe("every action of the audit trail", () => {
  test("has a sentence, and no sentence is of an action that there is not", () => {
    expect(Object.keys(AUDIT_DEEDS).sort()).toEqual([...AUDIT_ACTIONS].sort());
  });

  test("is found by something that a clerk looks for", () => {
    const patterns = Object.values(EVENT_GROUPS).map((pattern) => new RegExp(pattern));
    const lost = AUDIT_ACTIONS.filter((action) => !patterns.some((one) => one.test(action)));
    expect(lost).toEqual([]);
  });
});
