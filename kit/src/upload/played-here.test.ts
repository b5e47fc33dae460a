import { fakePlayer } from "@acompana/kit/testing";
import { expect, test, vi } from "vitest";
import { playedHere } from "./played-here.ts";

const file = new File(["bytes"], "a");

test.each([
  ["a video with its picture", "video", 320, "all"],
  ["a video that is only heard", "video", 0, "sound"],
  ["a video that cannot be decoded", "video", "error", "nothing"],
  ["a sound", "audio", 0, "all"],
  ["a sound that cannot be decoded", "audio", "error", "nothing"],
] as const)("%s", async (_what, family, shown, played) => {
  fakePlayer(shown);
  expect(await playedHere(file, family)).toBe(played);
});

test("what tells nothing keeps nobody waiting, and counts as played", async () => {
  vi.useFakeTimers();
  fakePlayer("silence");
  const known = vi.fn();
  void playedHere(file, "video").then(known);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(known).toHaveBeenCalledWith("all");
});

test("a browser that plays nothing at all doubts nothing", async () => {
  fakePlayer("error");
  vi.spyOn(HTMLMediaElement.prototype, "canPlayType").mockReturnValue("");
  expect(await playedHere(file, "video")).toBe("all");
});
