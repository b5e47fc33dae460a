import { expect, test, vi } from "vitest";
import { areaStore } from "./area-store.ts";

test("what is written outlives the page, until it is forgotten", () => {
  areaStore("games", "person u1").write("sound", "soft");
  expect(areaStore("games", "person u1").read("sound")).toBe("soft");
  areaStore("games", "person u1").write("sound", null);
  expect(areaStore("games", "person u1").read("sound")).toBeNull();
});

test("no other area and no other person reads it", () => {
  areaStore("games", "person u1").write("sound", "soft");
  expect(areaStore("games", "person u2").read("sound")).toBeNull();
  expect(areaStore("senior", "person u1").read("sound")).toBeNull();
});

test("a browser that denies storage remembers for as long as the page lives", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const store = areaStore("games", "person u3");
  store.write("sound", "soft");
  expect(areaStore("games", "person u3").read("sound")).toBe("soft");
  store.write("sound", null);
  expect(store.read("sound")).toBeNull();
});
