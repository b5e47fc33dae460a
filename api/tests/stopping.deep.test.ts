import { describe, expect, test } from "vitest";
import { halfWay, kind, portal, prepareStop } from "../tools/testing/stopping.ts";

prepareStop();

describe.runIf(kind === "pglite")("a portal that is stopped", () => {
  test("is not held up by one that never comes to an end", async () => {
    const connection = await halfWay();
    // The connection is still open, and its body has not come.
    expect((await portal.stop("SIGINT")).code).toBe(0);
    connection.close();
  });
});
