import { describe, expect, it, test } from "vitest";
import { createApiClient } from "../api/index.ts";
import type { Reminder } from "./reminder.ts";
import { reminderCalls, replaced, without } from "./reminder-calls.ts";

const pill: Reminder = {
  id: "r1",
  title: "Pastilla",
  description: null,
  dateTime: "2026-11-20T12:00:00.000Z",
  category: "Medicación",
  recurrency: "daily",
  isCompleted: false,
  isOverdue: false,
};
const tomorrow = { ...pill, dateTime: "2026-11-21T12:00:00.000Z" };
const doctor = { ...pill, id: "r2", title: "Médico" };

function against(respond: (request: Request) => Response) {
  const sent: Request[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    sent.push(input as Request);
    return respond(input as Request);
  };
  return { sent, calls: reminderCalls(createApiClient({ role: "support", fetch }), "u1") };
}

describe("reminderCalls", () => {
  it("reads today's and the next days' together", async () => {
    const { calls } = against(({ url }) =>
      Response.json(url.endsWith("upcoming") ? [doctor] : [pill]),
    );
    expect(await calls.read()).toEqual({ current: [pill], upcoming: [doctor] });
  });

  it("marks the occurrence that is shown the other way round", async () => {
    const { sent, calls } = against(() => Response.json(pill));
    await calls.toggle({ ...pill, isCompleted: true });
    expect(new URL(sent[0]?.url ?? "").pathname).toBe("/api/users/u1/reminders/r1/complete");
    expect(await sent[0]?.json()).toEqual({ occurrence: pill.dateTime, isCompleted: false });
  });

  it("creates with a key", async () => {
    const { sent, calls } = against(() => Response.json(pill, { status: 201 }));
    const { title, dateTime, category, recurrency } = pill;
    await calls.create({ title, dateTime, category, recurrency }, "k1");
    expect(sent[0]?.headers.get("Idempotency-Key")).toBe("k1");
  });

  it("takes one that another hand has deleted for deleted", async () => {
    const deleted = against(() => Response.json({ error: "No existe." }, { status: 404 }));
    await deleted.calls.remove(pill);
    const broken = against(() => Response.json({ error: "Ups" }, { status: 500 }));
    await expect(broken.calls.remove(pill)).rejects.toThrow("500");
  });
});

test("one occurrence changes wherever it stands, and no other", () => {
  const done = { ...tomorrow, isCompleted: true };
  expect(replaced({ current: [pill, tomorrow], upcoming: [tomorrow, doctor] }, done)).toEqual({
    current: [pill, done],
    upcoming: [done, doctor],
  });
});

test("a deleted reminder goes with all its occurrences", () => {
  expect(without({ current: [pill, doctor], upcoming: [tomorrow] }, "r1")).toEqual({
    current: [doctor],
    upcoming: [],
  });
});
