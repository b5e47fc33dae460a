import { familyOf } from "./check-file.ts";
import { encodeWithin, preparePicture } from "./picture.ts";

/** Longest side of a thumbnail, in px: a card's width on a dense screen. */
const THUMBNAIL_SIDE = 640;
/** A video that shows nothing by then gets no thumbnail, in ms. */
const VIDEO_PATIENCE_MS = 8000;
/** Into the video, in s: the very first frame is often black. */
const FRAME_AT_S = 1;

/**
 * A small JPEG of a photo, or of a frame of a video. Null for audio, and for what this browser
 * cannot show: another one may, so a missing thumbnail is no reason to refuse the file.
 */
export async function makeThumbnail(file: Blob): Promise<Blob | null> {
  try {
    const family = familyOf(file);
    if (family === "image") return await preparePicture(file, { longestSide: THUMBNAIL_SIDE });
    return family === "video" ? await videoFrame(file) : null;
  } catch {
    return null;
  }
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
