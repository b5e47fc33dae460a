import { expect, test, vi } from "vitest";
import { openChannel } from "./channel.ts";
import { keepsCookies } from "./cookies.ts";
import { readStored, storedKeys, writeStored } from "./storage.ts";

const forbid = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** The mere name throws, as in Firefox with all cookies blocked. */
function forbidName(name: string) {
  const usual = Object.getOwnPropertyDescriptor(globalThis, name);
  Object.defineProperty(globalThis, name, { configurable: true, get: forbid });
  return () => {
    if (usual) Object.defineProperty(globalThis, name, usual);
    else Reflect.deleteProperty(globalThis, name);
  };
}

test("storage that is forbidden keeps nothing, and says so", () => {
  const restore = forbidName("localStorage");
  expect([readStored("a"), writeStored("a", "1"), writeStored("a", null), storedKeys()]).toEqual([
    null,
    false,
    false,
    [],
  ]);
  restore();
  expect([writeStored("a", "1"), readStored("a"), storedKeys()]).toEqual([true, "1", ["a"]]);
  expect([writeStored("a", null), readStored("a")]).toEqual([true, null]);
});

test("a channel that is forbidden is none", () => {
  vi.stubGlobal("BroadcastChannel", forbid);
  expect(openChannel("a")).toBeNull();
});

test("cookies are seen to be kept, and none is left", () => {
  expect([keepsCookies(), document.cookie]).toEqual([true, ""]);
  const dropped = vi.spyOn(document, "cookie", "get").mockReturnValue("");
  expect(keepsCookies()).toBe(false);
  dropped.mockImplementation(forbid);
  expect(keepsCookies()).toBe(false);
  dropped.mockRestore();
});
