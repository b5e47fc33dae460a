import { expect, test } from "vitest";
import { containerOf, familyOf, fileEndingOf, isKnownEnding, mediaTypesOf } from "./media-types.ts";

test.each([
  ["image/jpeg", "image"],
  ["VIDEO/MP4; codecs=avc1", "video"],
  ["audio/x-whatever", "audio"],
  ["image/svg+xml", null],
  ["text/plain", null],
  ["image/", null],
  ["", null],
])("'%s' is of the family %s", (type, family) => {
  expect(familyOf(type)).toBe(family);
});

test.each([
  ["audio/x-m4a", "movie", "m4a"],
  ["audio/mp4", "movie", "m4a"],
  ["video/matroska", "matroska", "mkv"],
  ["video/x-matroska", "matroska", "mkv"],
  ["video/vnd.avi", "riff", "avi"],
  ["video/x-msvideo", "riff", "avi"],
  ["audio/ogg; codecs=opus", "ogg", "ogg"],
  ["image/heif", "heif", "heic"],
  ["video/x-flv", null, null],
])("%s is built as %s and ends in %s", (type, container, ending) => {
  expect([containerOf(type), fileEndingOf(type)]).toEqual([container, ending]);
});

test("the types of a family are told by their names", () => {
  expect(mediaTypesOf(["image"])).toContain("image/pjpeg");
  const all = mediaTypesOf(["image", "video", "audio"]);
  expect(all.every((type) => containerOf(type) !== null)).toBe(true);
  const families = new Set(mediaTypesOf(["video", "audio"]).map(familyOf));
  expect([...families].toSorted()).toEqual(["audio", "video"]);
});

test("no file ends in what starts a program", () => {
  expect(["mp3", "mkv", "m4a", "heic"].every(isKnownEnding)).toBe(true);
  expect(["exe", "bat", "html", "svg", ""].some(isKnownEnding)).toBe(false);
});
