import { describe, expect, it } from "vitest";
import { createApiClient } from "../api/index.ts";
import type { Reminder } from "./reminder.ts";
import { reminderCalls } from "./reminder-resource.ts";

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
  it("reads today's and the coming ones, as polling when it is", async () => {
    const { sent, calls } = against(({ url }) =>
      Response.json(url.endsWith("upcoming") ? [doctor] : [pill]),
    );
    expect(await calls.current()).toEqual([pill]);
    expect(await calls.upcoming({ "Acompana-Background": "1" })).toEqual([doctor]);
    const polled = sent.map(({ headers }) => headers.get("Acompana-Background"));
    expect(polled).toEqual([null, "1"]);
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
