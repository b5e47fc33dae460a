import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { clearPageDrafts } from "../form/index.ts";

afterEach(() => {
  cleanup();
  // A test of the node environment has no page.
  if (typeof window === "undefined") return;
  clearPageDrafts();
  // What a test put into the page by itself would be met by the next file of the same worker.
  document.body.replaceChildren();
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
}

// What a screen waits for comes in milliseconds, and on a busy machine after seconds.
configure({ asyncUtilTimeout: 15_000 });

// The browser's own way to log an error; happy-dom lacks it.
globalThis.reportError ??= (error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
};
