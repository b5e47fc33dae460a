import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEvents } from "../../../db/schema/audit.ts";
import { type Examples, moreOf } from "../../../tools/testing/chosen.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newColleague,
  newPerson,
  newRelative,
} from "../../../tools/testing/fixtures.ts";
import { MINUTE, openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";
import type { MunicipalEvent, MunicipalEventPage } from "../schemas.ts";

/** Tests what the trail of a municipality has, how it is filtered, and its download. */
export function testMunicipalEvents(examples: Examples): void {
  const more = moreOf(examples);

  let portal: TestPortal;
  let admin: Admin;

  beforeAll(async () => {
    portal = await openTestPortal();
    admin = await newAdmin(portal);
  });
  afterAll(() => portal.close());

  const ask = (query: Record<string, string | number>, { token } = admin, path = "/api/audit") => {
    const asked = Object.entries(query).map(([key, value]) => [key, `${value}`]);
    return portal.browser().get(`${path}?${new URLSearchParams(asked)}`, { token });
  };

  async function page(query: Record<string, string | number>, by = admin) {
    const answer = await ask({ limit: 200, ...query }, by);
    expect([answer.status, await answer.clone().text()]).toEqual([200, expect.any(String)]);
    return (await answer.json()) as MunicipalEventPage;
  }

  const actions = ({ events }: MunicipalEventPage) => events.map(({ action }) => action);
  /** Reading the trail is in the trail; these tests look for the rest. */
  const others = (found: MunicipalEventPage) =>
    actions(found).filter((action) => action !== "audit.read");

  describe("the trail of a municipality", () => {
    more("has what belongs to no person, and nothing of another municipality", async () => {
      const far = await newAdmin(portal);
      await newPerson(portal, far, { name: "Nadie de aquí" });
      const { municipalityId } = admin;
      const wrong = { email: "nadie@aldea.es", password: "no-es-esta", municipalityId };
      await portal.browser().post("/api/admin/login", wrong);
      await portal.browser().post("/api/admin/login", { ...wrong, email: admin.email });
      await portal.browser().post("/api/support/login", wrong);
      await portal.browser().post("/api/devices/authorise", { name: null }, { token: admin.token });
      await portal.browser().post("/api/admin/invitations", undefined, { token: admin.token });
      const release = { action: "release.announced", actorRole: "anyone" } as const;
      await portal.db.insert(auditEvents).values({ ...release, at: portal.services.clock() });
      const found = await page({});
      expect(others(found).sort()).toEqual([
        "administrator.created",
        "administrator.login",
        "administrator.login-failed",
        "administrator.login-failed",
        "device.authorised",
        "invitation.created",
        "municipality.created",
        "release.announced",
        "support.login-failed",
      ]);
      expect(JSON.stringify(found)).not.toContain("Nadie de aquí");
      expect(others(await page({ group: "failures" }))).toHaveLength(3);
      expect(others(await page({ group: "releases" }))).toEqual(["release.announced"]);
      expect(others(await page({ role: "anyone", group: "entries" }))).toHaveLength(3);
    });

    test("is filtered by person, by who, by what and by days of the portal’s zone", async () => {
      const mine = await newAdmin(portal);
      const luis = await newColleague(portal, mine, "luis@aldea.es");
      const carmen = await newPerson(portal, mine, { name: "Carmen Muñoz" });
      const pilar = await newPerson(portal, mine, { name: "Pilar Gil" });
      await newRelative(portal, mine, carmen);
      await portal.browser().get(`/api/users/${carmen.id}`, { token: luis.token });
      await enter(portal, pilar);
      const about = await page({ person: "MUNOZ" }, mine);
      expect(actions(about)).toEqual(["user.read", "support-person.created", "user.created"]);
      const read: MunicipalEvent | undefined = about.events[0];
      expect(read).toMatchObject({
        actor: { role: "administrator", name: "Luis Vega" },
        subject: { kind: "person", name: "Carmen Muñoz" },
      });
      expect(actions(await page({ person: carmen.id.toUpperCase() }, mine))).toEqual(
        actions(about),
      );
      expect(actions(await page({ actor: "vega", person: "muñoz" }, mine))).toEqual(["user.read"]);
      expect(actions(await page({ role: "person" }, mine))).toEqual(["person.entered"]);
      expect(actions(await page({ actor: "pilar" }, mine))).toEqual(["person.entered"]);
      expect(actions(await page({ person: "gil", group: "people" }, mine))).toEqual([
        "user.created",
      ]);
      const days = async (query: Record<string, string>) =>
        others(await page({ ...query, person: "gil" }, mine)).length;
      // Ten in the morning of 2 March in UTC.
      expect(await days({ from: "2026-03-02", until: "2026-03-02" })).toBe(2);
      expect(await days({ from: "2026-03-03" })).toBe(0);
      expect(await days({ until: "2026-03-01" })).toBe(0);
      await portal.browser().delete(`/api/users/${carmen.id}`, { token: mine.token });
      expect(actions(await page({ person: "muñoz" }, mine))).toEqual([]);
      const deleted = await page({ person: carmen.id }, mine);
      expect(actions(deleted)[0]).toBe("user.deleted");
      expect(deleted.events[0]?.subject).toEqual({ kind: "other", name: null });
    });

    more(
      "pages on without missing or doubling, while more is added and within one moment",
      async () => {
        const mine = await newAdmin(portal);
        const at = portal.services.clock();
        const { municipalityId } = mine;
        const row = {
          at,
          action: "users.listed",
          actorRole: "administrator",
          municipalityId,
        } as const;
        await portal.db.insert(auditEvents).values(Array(25).fill(row));
        const query = { group: "reads", role: "administrator", actor: "" };
        const seen: MunicipalEvent[] = [];
        let after: string | null = null;
        do {
          const next: MunicipalEventPage = await page(
            { ...query, limit: 10, ...(after && { after }) },
            mine,
          );
          seen.push(...next.events.filter(({ action }) => action === "users.listed"));
          after = next.next;
          portal.wait(MINUTE);
          await portal.db.insert(auditEvents).values({ ...row, at: portal.services.clock() });
        } while (after);
        expect(seen).toHaveLength(25);
      },
    );

    more.each([
      [{ from: "ayer" }, "Esa fecha no es válida."],
      [{ until: "2026-02-30" }, "Esa fecha no es válida."],
      [{ from: "0001-01-01" }, "Esa fecha no es válida."],
      [{ group: "todo" }, "Indica qué."],
      [{ role: "alcalde" }, "Indica quién."],
      [{ limit: 0 }, "Pide un número entero, a partir de 1."],
      [{ person: "a".repeat(101) }, "La búsqueda es demasiado larga: caben 100 letras."],
      [{ after: "ayer_1" }, "Esa página no existe. Vuelve a la primera."],
      [{ after: "2026-99-02T10:00:00.000Z_1" }, "Esa página no existe. Vuelve a la primera."],
      [{ after: "2026-02-30T10:00:00.000Z_1" }, "Esa página no existe. Vuelve a la primera."],
      [
        { after: "2026-03-02T10:00:00.000Z_9999999999999999999" },
        "Esa página no existe. Vuelve a la primera.",
      ],
    ])("%j is refused", async (query, sentence) => {
      const answer = await ask(query as Record<string, string | number>);
      expect((await answer.clone().json()).error).toBe(sentence);
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    });
  });

  describe("its download", () => {
    const download = (query: Record<string, string>, by: Admin) =>
      ask(query, by, "/api/audit/export");

    more(
      "has all that matches, as text that no spreadsheet calculates, and is on record",
      async () => {
        const mine = await newAdmin(portal);
        await newPerson(portal, mine, { name: '=HYPERLINK("http://malo.es";"Carmen")' });
        const { municipalityId } = mine;
        const at = new Date(portal.services.clock().getTime() - 60 * MINUTE);
        const row = {
          at,
          action: "users.listed",
          actorRole: "administrator",
          municipalityId,
        } as const;
        await portal.db.insert(auditEvents).values(Array(2_100).fill(row));
        const answer = await download({}, mine);
        expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
        expect(answer.headers.get("Content-Disposition")).toContain("registro.csv");
        const bytes = new Uint8Array(await answer.arrayBuffer());
        expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
        const [head, ...lines] = new TextDecoder().decode(bytes).trimEnd().split("\r\n");
        expect(head).toBe("Fecha y hora;Quién;Papel;Acción;Sobre quién;Código de la acción");
        expect(lines.filter((line) => line.endsWith(";users.listed"))).toHaveLength(2_100);
        const created = lines.find((line) => line.includes("user.created"));
        expect(created).toMatch(
          /^2026-03-\d\d \d\d:\d\d:\d\d;Ana Ruiz;Ayuntamiento;dio de alta a esta persona;"'=HYPERLINK/,
        );
        expect(actions(await page({ group: "reads" }, mine))).toContain("audit.exported");
      },
    );

    more("is made twenty times an hour at most", async () => {
      const mine = await newAdmin(portal);
      for (let made = 0; made < 20; made += 1) {
        const answer = await download({ group: "releases" }, mine);
        expect(answer.status).toBe(200);
        await answer.body?.cancel();
      }
      expect(await errorOf(await download({}, mine))).toEqual([429, "TOO_MANY_CALLS"]);
    });

    test("keeps to the filter", async () => {
      const mine = await newAdmin(portal);
      await newPerson(portal, mine);
      const text = await (await download({ group: "people" }, mine)).text();
      expect(text.trimEnd().split("\r\n")).toHaveLength(2);
    });
  });
}
