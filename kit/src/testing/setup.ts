import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(cleanup);

// The browser's own way to log an error that nobody is told of; happy-dom lacks it.
globalThis.reportError ??= (error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
};
