import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAdmin, newPerson, type Person } from "../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { SOURCE } from "../auth/attempt-limits.ts";
import { addressOf } from "./address.ts";

/** The address that a portal behind so many proxies believes. */
async function believed(trustedProxies: number, forwarded?: string, peer = "10.0.0.7") {
  const app = new Hono().get("/", (c) => c.text(addressOf(c, trustedProxies)));
  const headers: HeadersInit = forwarded === undefined ? {} : { "X-Forwarded-For": forwarded };
  const info = { remoteAddr: { hostname: peer } };
  return await (await app.request("/", { headers }, info)).text();
}

describe("the address of a caller", () => {
  test.each([
    ["without proxies is the peer's", 0, undefined, "10.0.0.7"],
    ["without proxies is never what the caller writes", 0, "192.0.2.1", "10.0.0.7"],
    ["behind one is what that one wrote last", 1, "192.0.2.1", "192.0.2.1"],
    ["behind one cannot be forged further left", 1, "6.6.6.6, 192.0.2.1", "192.0.2.1"],
    ["behind two is what the outer one wrote", 2, "6.6.6.6, 192.0.2.1, 10.0.0.9", "192.0.2.1"],
    ["behind two, reached past one of them, is the peer's", 2, "192.0.2.1", "10.0.0.7"],
    ["behind one that wrote nothing is the peer's", 1, undefined, "10.0.0.7"],
    ["behind one that wrote nonsense is the peer's", 1, "unknown", "10.0.0.7"],
    ["may come with its port", 1, "192.0.2.1:4711", "192.0.2.1"],
    ["of IPv6 is the household's /64", 1, "[2001:DB8:1:2:3:4:5:6]:4711", "2001:db8:1:2"],
    ["of IPv6 is one however it is written", 1, "2001:0DB8:0001::2:3:4", "2001:db8:1:0"],
    ["of IPv6 is read to its end", 1, "2001::db8:2:3:4:5:6", "2001:0:db8:2"],
    ["of IPv4 in a long form of IPv6", 1, "0:0:0:0:0:FFFF:192.0.2.1", "192.0.2.1"],
    ["of IPv4 in digits of IPv6", 1, "::ffff:c000:201", "192.0.2.1"],
    ["of IPv4 that came over IPv6", 1, "64:ff9b::192.0.2.1", "192.0.2.1"],
    ["of IPv4 written as IPv6 is that of IPv4", 1, "::ffff:192.0.2.1", "192.0.2.1"],
  ])("%s", async (_, proxies, forwarded, address) => {
    expect(await believed(proxies, forwarded)).toBe(address);
  });
});

describe("guesses behind one proxy", () => {
  let portal: TestPortal;
  let person: Person;

  beforeAll(async () => {
    portal = await openTestPortal({ trustedProxies: 1 });
    person = await newPerson(portal, await newAdmin(portal));
  });
  afterAll(() => portal.close());

  /** From a device that was never seen before. */
  const attempt = async (forwarded: string) => {
    const headers = { "X-Forwarded-For": forwarded };
    const path = `/api/users/${person.id}/verify-pin`;
    return (await portal.browser("10.0.0.7").post(path, { pin: "0000" }, { headers })).status;
  };

  test("count where they come from, whatever the sender writes before", async () => {
    for (let miss = 0; miss < SOURCE.free; miss += 1) {
      expect(await attempt(`6.6.6.${miss}, 192.0.2.1`)).toBe(200);
    }
    expect(await attempt("6.6.6.99, 192.0.2.1")).toBe(429);
    // Another household behind the same proxy has done nothing.
    expect(await attempt("192.0.2.2")).toBe(200);
  });
});
