import { cleanup, configure } from "@testing-library/react";
import CSSPropertyManager from "happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js";
import * as React from "react";
import { afterAll, afterEach, expect, vi } from "vitest";
import { clearPageDrafts } from "../form/index.ts";
import { rememberWindow } from "./shared-window.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  cleanup();
  // A test of the node environment has no page.
  if (typeof window === "undefined") return;
  clearPageDrafts();
  // What a test put into the page or the browser would be met by the next file of the same worker.
  document.body.replaceChildren();
  // It may lie on text of the test before, which user-event would go on from at an arrow key.
  document.getSelection()?.removeAllRanges();
  document.documentElement.scrollTop = 0;
  document.title = "";
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
});

// A browser saves what a link with a file's name leads to; happy-dom would go there, and stay there
// for every file of tests that follows.
if (typeof window !== "undefined") {
  const follow = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function click() {
    if (this.hasAttribute("download"))
      this.addEventListener("click", (event) => event.preventDefault(), { once: true });
    follow.call(this);
  };
  // This module is read for each file anew.
  afterAll(() => {
    HTMLAnchorElement.prototype.click = follow;
  });
}

// To find by role or name asks for the style of an element and of all above it, and happy-dom
// copies the properties of each by `structuredClone`: a tenth of the time of these tests. Each
// property is a flat object, so that spreading copies it as well.
CSSPropertyManager.prototype.clone = function clone() {
  const copy = new CSSPropertyManager();
  for (const [name, property] of Object.entries(this.properties))
    copy.properties[name] = { ...property };
  Reflect.set(copy, "definedPropertyNames", { ...Reflect.get(this, "definedPropertyNames") });
  return copy;
};

// React's development build makes an `Error` for each element, so as to tell in a warning who has
// drawn it: an eighth of the time of these tests. It leaves that when it has made ten thousand.
const internals = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
});

// What a screen waits for comes in milliseconds, and on a busy machine after seconds.
configure({ asyncUtilTimeout: 15_000 });

// The browser's own way to log an error; happy-dom lacks it.
globalThis.reportError ??= (error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
};

// What a file leaves behind the next one of the worker would meet, in one order of files and not in
// another. What is changed without Vitest's means cannot be put back here.
if (typeof window !== "undefined") {
  const changed = rememberWindow();
  afterAll(() => {
    // What user-event puts there with the first `setup`, and whatever was copied into it.
    Reflect.deleteProperty(navigator, "clipboard");
    const left = changed();
    if (left.length > 0)
      throw new Error(`${expect.getState().testPath} leaves behind ${left.join(", ")}`);
  });
}
