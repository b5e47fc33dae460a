import { afterAll, beforeAll, expect, test } from "vitest";
import { areasOff } from "../../db/schema/releases.ts";
import { notOnDisk } from "../../platform/releases/built-releases.ts";
import type { Registry } from "../../platform/releases/registry.ts";
import { createReleases } from "../../platform/releases/releases.ts";
import { send } from "../../tools/testing/chatting.ts";
import { enter, newAdmin, newPerson } from "../../tools/testing/fixtures.ts";
import { BUILT } from "../../tools/testing/releases.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { hasGames } from "./has-games.ts";
import { NO_GAMES, SCREENS } from "./screens.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test("games are told of while pages show them", async () => {
  const { db, services } = portal;
  const person = await newPerson(portal, await newAdmin(portal));
  const browser = await enter(portal, person);
  const said = async (words: string) =>
    (await send(browser, person, words)).assistantMessage.content;
  expect(await said("quiero jugar al sudoku")).toBe(SCREENS.juegos);
  expect(await said("estoy contenta")).toContain("'Juegos'");
  await db.insert(areasOff).values({ area: "games", since: services.clock(), by: "x" });
  await services.releases.refresh();
  expect(await said("quiero jugar al sudoku")).toBe(NO_GAMES);
  expect(await said("estoy contenta")).not.toMatch(/juego/i);
  await db.delete(areasOff);
  await services.releases.refresh();
  expect(await said("quiero jugar al sudoku")).toBe(SCREENS.juegos);
});

test("a portal without the area has none; one without pages leaves it to its clients", async () => {
  const { games: _, ...others } = BUILT;
  const builtWith = (built: Registry) => ({
    releases: createReleases({ ...portal.services, built: notOnDisk(built) }),
  });
  expect(await hasGames(builtWith(BUILT))).toBe(true);
  expect(await hasGames(builtWith(others))).toBe(false);
  expect(await hasGames(builtWith({}))).toBe(true);
});
