/** Of Safari: how what a page plays goes together with the device's silent mode. */
interface AudioSession {
  type: "auto" | "playback";
}

/**
 * Has what is played heard on a tablet in silent mode too, as a film is, where the browser can.
 *
 * @returns leaves it to the device again
 */
export function playInSilentMode(): () => void {
  const { audioSession } = navigator as Navigator & { audioSession?: AudioSession };
  if (!audioSession) return () => {};
  audioSession.type = "playback";
  return () => {
    audioSession.type = "auto";
  };
}
