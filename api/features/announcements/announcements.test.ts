import { describe, expect, test } from "vitest";
import { enter, errorOf, newAdmin, newColleague, newPerson } from "../../tools/testing/fixtures.ts";
import { expectNothingWritten } from "../../tools/testing/test-portal.ts";
import {
  admin,
  benito,
  carmen,
  change,
  countsOf,
  DAY,
  day,
  list,
  mark,
  PATH,
  portal,
  post,
  prepareAnnouncements,
  shown,
  textsOf,
  withdraw,
  write,
} from "./testing/announcements.ts";

prepareAnnouncements();

describe("an announcement", () => {
  test("for all stands on each home of the municipality, and on no other, for its days", async () => {
    const far = await newAdmin(portal);
    const stranger = await newPerson(portal, far);
    const [atCarmens, elsewhere] = [await enter(portal, carmen), await enter(portal, stranger)];
    const made = await write({ from: day(1), until: day(1) });
    expect(made).toMatchObject({ state: "waiting", isForAll: true, recipients: null, total: 2 });
    expect(await shown(atCarmens, carmen)).toEqual([]);
    portal.wait(DAY);
    const again = await enter(portal, carmen);
    expect(await shown(again, carmen)).toEqual([
      { id: made.id, text: made.text, from: made.from, version: 1, isSeen: false },
    ]);
    expect(await shown(await enter(portal, stranger), stranger)).toEqual([]);
    expect(elsewhere).toBeDefined();
    portal.wait(DAY);
    expect(await shown(await enter(portal, carmen), carmen)).toEqual([]);
  });

  test("for some is read by them alone; nobody of another municipality can be named", async () => {
    const stranger = await newPerson(portal, await newAdmin(portal));
    const [hers, his] = [await enter(portal, carmen), await enter(portal, benito)];
    const made = await write({ recipients: [carmen.id, carmen.id.toUpperCase()] });
    expect(made.recipients).toEqual([{ id: carmen.id, name: carmen.name }]);
    expect(made).toMatchObject({ isForAll: false, seen: 0, total: 1 });
    expect([await textsOf(hers, carmen), await textsOf(his, benito)]).toEqual([[made.text], []]);
    await expectNothingWritten(portal.db, async () => {
      for (const other of [stranger.id, crypto.randomUUID(), "nadie"]) {
        const answer = await post({ recipients: [carmen.id, other] });
        const { fields, code } = await answer.json();
        expect([answer.status, code, Object.keys(fields)]).toEqual([
          400,
          "VALIDATION",
          ["recipients"],
        ]);
      }
      const many = Array.from({ length: 5_000 }, () => crypto.randomUUID());
      expect(await errorOf(await post({ recipients: many }))).toEqual([413, "BODY_TOO_LARGE"]);
      const tooMany = await post({ recipients: many.slice(0, 501) });
      expect(await errorOf(tooMany)).toEqual([400, "VALIDATION"]);
    });
  });

  test("is in no home while the person is paused, who is not counted then", async () => {
    const inside = await enter(portal, carmen);
    const made = await write();
    const pause = `/api/users/${carmen.id}/pause`;
    await portal.browser().put(pause, { reason: "hospital" }, { token: admin.token });
    expect(await shown(inside, carmen)).toEqual([]);
    expect(await countsOf(made)).toEqual([0, 1]);
    await portal.browser().delete(pause, { token: admin.token });
    expect(await textsOf(inside, carmen)).toEqual([made.text]);
  });
});

describe("who has seen it", () => {
  test("is counted once, and never for an administrator who entered", async () => {
    const made = await write();
    const entered = portal.browser();
    const verify = `/api/users/${carmen.id}/verify-pin`;
    await entered.post(verify, { pin: carmen.pin }, { token: admin.token });
    expect(await textsOf(entered, carmen)).toEqual([made.text]);
    const one = [{ id: made.id, version: 1 }];
    expect(await errorOf(await mark(entered, carmen, one))).toEqual([403, "FORBIDDEN"]);
    expect(await countsOf(made)).toEqual([0, 2]);
    const inside = await enter(portal, carmen);
    for (const seen of [one, one, [...one, ...one]])
      expect((await mark(inside, carmen, seen)).status).toBe(204);
    expect(await countsOf(made)).toEqual([1, 2]);
    expect((await shown(inside, carmen))[0]?.isSeen).toBe(true);
    expect(await errorOf(await mark(inside, benito, one))).toEqual([403, "FORBIDDEN"]);
  });

  test("is counted anew with other words, and kept when only days or people change", async () => {
    const made = await write();
    const inside = await enter(portal, carmen);
    await mark(inside, carmen, [{ id: made.id, version: 1 }]);
    const longer = await (await change(made, { until: day(3) })).json();
    expect([longer.version, longer.seen, longer.until]).toEqual([2, 1, day(3)]);
    // Drawn before the change of days, pressed after it.
    await mark(await enter(portal, benito), benito, [{ id: made.id, version: 1 }]);
    expect(await countsOf(made)).toEqual([2, 2]);
    const fewer = await (await change(longer, { recipients: [benito.id] })).json();
    expect([fewer.seen, fewer.total]).toEqual([2, 2]);
    const reworded = await (
      await change(fewer, { text: "A las 11", recipients: [benito.id] })
    ).json();
    expect([reworded.seen, reworded.total]).toEqual([0, 1]);
  });
});

describe("the clerks", () => {
  test("do not overwrite each other, nor another municipality’s", async () => {
    const luis = await newColleague(portal, admin, "luis@aldea.es");
    const far = await newAdmin(portal);
    const made = await write();
    expect((await change(made, { text: "De Luis" }, luis)).status).toBe(200);
    await expectNothingWritten(portal.db, async () => {
      const late = await change(made, { text: "De Ana" });
      expect(await errorOf(late)).toEqual([409, "ANNOUNCEMENT_CHANGED"]);
      expect(await errorOf(await change({ ...made, version: 2 }, {}, far))).toEqual([
        404,
        "NOT_FOUND",
      ]);
      expect(await errorOf(await withdraw(made, far))).toEqual([404, "NOT_FOUND"]);
    });
    const { token } = far;
    const read = await portal.browser().get(`${PATH}/${made.id}`, { token });
    expect(await errorOf(read)).toEqual([404, "NOT_FOUND"]);
    expect((await list(far)).map(({ id }) => id)).not.toContain(made.id);
    const both = await Promise.all(
      [admin, luis].map((by) => change({ ...made, version: 2 }, { text: by.email }, by)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("leave a trace, and so does reading whom it is for", async () => {
    const made = await write({ recipients: [carmen.id] });
    const { token } = admin;
    await portal.browser().get(`${PATH}/${made.id}`, { token });
    const { version } = await (await change(made, { text: "Otra cosa" })).json();
    expect(version).toBe(2);
    await withdraw(made);
    const trail = await portal.browser().get("/api/audit?group=town-hall", { token });
    const { events } = await trail.json();
    const actions = events.map(({ action }: { action: string }) => action);
    for (const action of ["created", "changed", "withdrawn"])
      expect(actions).toContain(`announcement.${action}`);
    const reads = await portal.browser().get("/api/audit?group=reads", { token });
    expect(JSON.stringify(await reads.json())).toContain("announcement.read");
  });
});
