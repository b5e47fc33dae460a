import type { Role } from "../../db/schema/roles.ts";
import type { Program } from "../../platform/policy.ts";
import type { Consents } from "./authorization-table.ts";
import type { Browser } from "./browser.ts";
import {
  type Admin,
  enter,
  enterWithOwnPin,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  type Relative,
  signIn,
  signInAdmin,
} from "./fixtures.ts";
import { newOperatorBearer, newReleaseToken } from "./release-tokens.ts";
import { HOUR, type TestPortal } from "./test-portal.ts";

/** What a request carries of its sender. */
export type Credentials = {
  cookies: ReadonlyMap<string, string>;
  token?: string;
  /** Null: the request names no role. */
  role: Role | null;
};

/** Two municipalities and everybody who could call. `person` is the one whom calls are about. */
export type ContractFixtures = {
  admin: Admin;
  otherAdmin: Admin;
  person: Person;
  otherPerson: Person;
  relative: Relative;
  otherRelative: Relative;
  /** Their sessions of a month ago, in all three roles at once. */
  expired: { cookies: ReadonlyMap<string, string>; token: string };
  /** What the programs of the games' team and of the operator send. */
  programs: { releaseToken: string; operator: () => string };
  inside: Record<"person" | "otherPerson" | "relative" | "otherRelative" | "shared", Browser>;
};

const MONTH = 31 * 24 * HOUR;

export async function createFixtures(portal: TestPortal): Promise<ContractFixtures> {
  // Now is what the portal's clock says, for that is when the published examples play.
  portal.wait(-MONTH);
  const admin = await newAdmin(portal);
  const otherAdmin = await newAdmin(portal);
  const person = await newPerson(portal, admin, { name: "Carmen López" });
  const otherPerson = await newPerson(portal, admin, { name: "Paco Sanz" });
  const relative = await newRelative(portal, admin, person);
  const otherRelative = await newRelative(portal, admin, otherPerson);
  const past = await signIn(portal, relative, await enterWithOwnPin(portal, person));
  const expired = { cookies: new Map(past.cookies), token: admin.token };
  portal.wait(MONTH);
  return {
    admin: await signInAdmin(portal, admin),
    otherAdmin: await signInAdmin(portal, otherAdmin),
    person,
    otherPerson,
    relative,
    otherRelative,
    expired,
    programs: {
      releaseToken: await newReleaseToken(portal, "games"),
      operator: () => newOperatorBearer(portal),
    },
    inside: {
      person: await enter(portal, person),
      otherPerson: await enter(portal, otherPerson),
      relative: await signIn(portal, relative),
      otherRelative: await signIn(portal, otherRelative),
      shared: await signIn(portal, relative, await enter(portal, person)),
    },
  };
}

/** The caller of each column of the authorization table, and what the person has consented to. */
export function callersOf(
  fixtures: ContractFixtures,
): Record<string, { consents: Consents; by: Credentials[] }> {
  const { admin, otherAdmin, inside, expired } = fixtures;
  const both = { family: true, municipal: true };
  const noFamily = { family: false, municipal: true };
  const noMunicipal = { family: true, municipal: false };
  const none = new Map<string, string>();
  const bearer = ({ token }: Admin): Credentials[] => [
    { cookies: none, token, role: "administrator" },
  ];
  const cookie = (browser: Browser, role: Role | null): Credentials[] => [
    { cookies: browser.cookies, role },
  ];
  const roles = ["administrator", "person", "support"] as const;
  return {
    nobody: { consents: both, by: [{ cookies: none, role: null }] },
    expired: { consents: both, by: roles.map((role) => ({ ...expired, role })) },
    person: { consents: both, by: cookie(inside.person, "person") },
    person2: { consents: both, by: cookie(inside.otherPerson, "person") },
    "rel+": { consents: both, by: cookie(inside.relative, "support") },
    "rel-": { consents: noFamily, by: cookie(inside.relative, "support") },
    rel2: { consents: both, by: cookie(inside.otherRelative, "support") },
    "adm+": { consents: both, by: bearer(admin) },
    "adm-": { consents: noMunicipal, by: bearer(admin) },
    adm2: { consents: both, by: bearer(otherAdmin) },
    "rel&p": { consents: both, by: cookie(inside.shared, "support") },
    "rel?p": { consents: both, by: cookie(inside.shared, null) },
  };
}

/** One who may call an operation that asks for these roles. */
export function allowedOf(fixtures: ContractFixtures, roles: (Role | Program)[]): Credentials {
  const { admin, inside, programs } = fixtures;
  if (roles.includes("person")) return { cookies: inside.person.cookies, role: "person" };
  const none = new Map<string, string>();
  if (roles.includes("administrator")) {
    return { cookies: none, token: admin.token, role: "administrator" };
  }
  if (roles.includes("support")) return { cookies: inside.relative.cookies, role: "support" };
  if (roles.includes("releaseToken")) {
    return { cookies: none, token: programs.releaseToken, role: null };
  }
  if (roles.includes("operator")) return { cookies: none, token: programs.operator(), role: null };
  return { cookies: none, role: null };
}
