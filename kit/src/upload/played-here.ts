import { makePatience } from "./patience.ts";

/** What of which nothing is known by then may be played, in ms: nobody waits longer for it. */
const PATIENCE_MS = 4_000;

/** How much of a recording this browser plays: all, its sound alone, or nothing. */
export type Played = "all" | "sound" | "nothing";

/**
 * How much of a recording this browser plays, by its beginning. What cannot be known counts as
 * played. Never rejects.
 */
export async function playedHere(file: Blob, family: "video" | "audio"): Promise<Played> {
  const player = document.createElement(family);
  // A browser that plays nothing at all tells nothing about a file.
  if (!player.canPlayType(family === "video" ? "video/mp4" : "audio/mpeg")) return "all";
  const patience = makePatience(PATIENCE_MS, () => new Error("Nothing is known of it"));
  const url = URL.createObjectURL(file);
  try {
    return await Promise.race([played(player, url), patience.lost]);
  } catch {
    return "all";
  } finally {
    patience.end();
    player.removeAttribute("src");
    URL.revokeObjectURL(url);
  }
}

function played(player: HTMLMediaElement, url: string): Promise<Played> {
  return new Promise((resolve) => {
    player.addEventListener("error", () => resolve("nothing"), { once: true });
    player.addEventListener("loadedmetadata", () => resolve(amountOf(player)), { once: true });
    player.muted = true;
    player.preload = "metadata";
    player.src = url;
  });
}

const amountOf = (player: HTMLMediaElement): Played =>
  player instanceof HTMLVideoElement && player.videoWidth === 0 ? "sound" : "all";
