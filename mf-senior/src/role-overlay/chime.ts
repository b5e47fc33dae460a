/** Two soft notes, a third apart: frequency in Hz, and when each begins, in seconds. */
const NOTES = [
  { frequency: 523.25, at: 0 },
  { frequency: 659.25, at: 0.35 },
] as const;
const NOTE_SECONDS = 1.1;
/** Gentle: 0 is silence, 1 is as loud as the device goes. */
const LOUDEST = 0.35;

/** How long to wait for the browser's permission: a chime at a later touch would only confuse. */
const ALLOWED_MS = 500;

let context: AudioContext | null = null;

/**
 * Plays a gentle chime. A browser that has seen no touch yet may refuse to sound, and one without
 * sound cannot: then it stays quiet, and the card is there to be seen.
 */
export async function chime(): Promise<void> {
  if (!("AudioContext" in globalThis)) return;
  try {
    context ??= new AudioContext();
    if (!(await sounds(context))) return;
    for (const note of NOTES) play(context, note);
  } catch {
    // Refused; nothing is lost that the card does not also say.
  }
}

/** Whether the browser lets it sound. Without a touch, Chrome's promise stays open for ever. */
async function sounds(sound: AudioContext): Promise<boolean> {
  if (sound.state === "suspended") {
    const late = new Promise((resolve) => setTimeout(resolve, ALLOWED_MS));
    await Promise.race([sound.resume(), late]);
  }
  return sound.state === "running";
}

function play(sound: AudioContext, { frequency, at }: (typeof NOTES)[number]) {
  const begin = sound.currentTime + at;
  const tone = sound.createOscillator();
  const loudness = sound.createGain();
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(LOUDEST, begin + 0.05);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_SECONDS);
  tone.connect(loudness).connect(sound.destination);
  tone.start(begin);
  tone.stop(begin + NOTE_SECONDS);
}
