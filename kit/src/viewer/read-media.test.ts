import { expect, test } from "vitest";
import { createApiClient } from "../api/index.ts";
import { readMedia } from "./read-media.ts";

const item = (n: number) => ({ id: `m${n}`, uploadedAt: new Date(-n * 1000).toISOString() });

test.each([
  [0, 1],
  [1999, 1],
  [2000, 2],
  [2001, 2],
])(
  "%i items are read in %i calls, each going on where the last one ended",
  async (count, calls) => {
    const all = Array.from({ length: count }, (_, n) => item(n));
    const asked: (string | null)[] = [];
    const fetch = async (input: RequestInfo | URL) => {
      const before = new URL((input as Request).url).searchParams.get("before");
      asked.push(before);
      const from = before ? all.findIndex(({ uploadedAt }) => uploadedAt === before) + 1 : 0;
      return Response.json(all.slice(from, from + 2000));
    };
    expect(await readMedia(createApiClient({ role: "person", fetch }), "u1")).toEqual(all);
    expect(asked).toEqual([null, all[1999]?.uploadedAt].slice(0, calls));
  },
);
