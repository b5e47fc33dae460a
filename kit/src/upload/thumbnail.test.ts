import { fakePictures, NOT_A_PICTURE } from "@acompana/kit/testing";
import { expect, test, vi } from "vitest";
import { makeThumbnail } from "./thumbnail.ts";

/** A video element that shows its frames, or fails, when it is given a source. */
function fakeVideo(outcome: "plays" | "fails", width = 1920, height = 1080) {
  const real = document.createElement.bind(document);
  const video = real("video");
  const tell = (event: string) => queueMicrotask(() => video.dispatchEvent(new Event(event)));
  Object.defineProperties(video, {
    src: { set: () => tell(outcome === "plays" ? "loadeddata" : "error") },
    currentTime: { set: () => tell("seeked") },
    duration: { value: 9 },
    videoWidth: { value: width },
    videoHeight: { value: height },
  });
  vi.spyOn(document, "createElement").mockImplementation((name: string) =>
    name === "video" ? video : real(name),
  );
}

const video = new File(["bytes"], "clip.mp4", { type: "video/mp4" });

test("a photo's is 640 px a side", async () => {
  const fake = fakePictures({ width: 3000, height: 4000 });
  const thumbnail = await makeThumbnail(new File(["b"], "a.jpg", { type: "image/jpeg" }));
  expect(thumbnail?.type).toBe("image/jpeg");
  expect(fake.drawn).toEqual([{ width: 480, height: 640 }]);
});

test("a video's is one of its frames", async () => {
  const fake = fakePictures();
  fakeVideo("plays");
  expect((await makeThumbnail(video))?.type).toBe("image/jpeg");
  expect(fake.drawn).toEqual([{ width: 640, height: 360 }]);
});

test("what this browser cannot show has none, and is not refused for it", async () => {
  fakePictures();
  fakeVideo("fails");
  expect(await makeThumbnail(video)).toBeNull();
  expect(await makeThumbnail(new File([NOT_A_PICTURE], "a", { type: "image/jpeg" }))).toBeNull();
});

test("a video that is heard and not seen has none", async () => {
  const fake = fakePictures();
  fakeVideo("plays", 0, 0);
  expect(await makeThumbnail(video)).toBeNull();
  expect(fake.drawn).toEqual([]);
});

test("one that is never drawn keeps nobody waiting", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("createImageBitmap", () => new Promise(() => {}));
  const made = vi.fn();
  void makeThumbnail(new File(["b"], "a.jpg", { type: "image/jpeg" })).then(made);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(made).toHaveBeenCalledWith(null);
});

test("a song has none", async () => {
  expect(await makeThumbnail(new File(["b"], "a.mp3", { type: "audio/mpeg" }))).toBeNull();
});
