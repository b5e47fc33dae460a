/** Shell and areas have a speaker each over one voice; the page's events join them. */
const TAKEN = "acompana:voice-taken";

/** Tells every other speaker of the page that the voice is somebody else's from now on. */
export const takeVoice = (): void => void dispatchEvent(new Event(TAKEN));

/** Runs `act` whenever somebody takes the voice from now on; the result ends that. */
export function onVoiceTaken(act: () => void): () => void {
  addEventListener(TAKEN, act);
  return () => removeEventListener(TAKEN, act);
}
