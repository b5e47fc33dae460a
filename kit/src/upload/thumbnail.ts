import { familyOf } from "./check-file.ts";
import { makePatience } from "./patience.ts";
import { encodeWithin, preparePicture } from "./picture.ts";

/** Longest side of a thumbnail, in px: a card's width on a dense screen. */
const THUMBNAIL_SIDE = 640;
/** A file of which nothing is drawn by then gets no thumbnail, in ms. */
const PATIENCE_MS = 20_000;
/** The same for each step of a video, in ms. */
const VIDEO_PATIENCE_MS = 8000;
/** Into the video, in s: the very first frame is often black. */
const FRAME_AT_S = 1;

/**
 * A small JPEG of a photo, or of a frame of a video. Null for audio, and for what this browser
 * cannot show: another one may, so a missing thumbnail is no reason to refuse the file.
 */
export async function makeThumbnail(file: Blob): Promise<Blob | null> {
  const patience = makePatience(PATIENCE_MS, () => new Error("Nothing was drawn in time"));
  try {
    return await Promise.race([draw(file), patience.lost]);
  } catch {
    return null;
  } finally {
    patience.end();
  }
}

async function draw(file: Blob): Promise<Blob | null> {
  const family = familyOf(file);
  if (family === "image") return await preparePicture(file, { longestSide: THUMBNAIL_SIDE });
  return family === "video" ? await videoFrame(file) : null;
}

async function videoFrame(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file);
  const video = Object.assign(document.createElement("video"), {
    muted: true,
    playsInline: true,
    preload: "auto",
  });
  try {
    const shown = once(video, "loadeddata");
    video.src = url;
    await shown;
    const sought = once(video, "seeked");
    video.currentTime = Math.min(FRAME_AT_S, (video.duration || 0) / 2);
    await sought;
    const size = { width: video.videoWidth, height: video.videoHeight };
    // This browser plays its sound alone: a frame of nothing would become a white dot.
    if (size.width === 0 || size.height === 0) throw new Error("The video has no picture");
    return await encodeWithin(video, size, { longestSide: THUMBNAIL_SIDE });
  } finally {
    video.removeAttribute("src");
    URL.revokeObjectURL(url);
  }
}

function once(video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("The video shows nothing")), VIDEO_PATIENCE_MS);
    const settle = (then: () => void) => () => {
      clearTimeout(late);
      then();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    const fail = settle(() => reject(new Error("The video cannot be decoded")));
    video.addEventListener("error", fail, { once: true });
  });
}
