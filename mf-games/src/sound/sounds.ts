/** The sounds of a game. */
export type Sound = "touch" | "good" | "again" | "end";

/** How loud; 'off' until the person asks for sounds. */
export const VOLUMES = ["off", "soft", "loud"] as const;
export type Volume = (typeof VOLUMES)[number];

const GAIN = { off: 0, soft: 0.06, loud: 0.2 } satisfies Record<Volume, number>;
/** Notes in Hz, one after the other. Low and rounded: old ears lose the high ones first. */
const NOTES: Record<Sound, readonly number[]> = {
  touch: [392],
  good: [523, 659],
  again: [349, 392],
  end: [392, 523, 659, 784],
};
const NOTE_SECONDS = 0.16;

let context: AudioContext | null = null;

/** Plays a sound. A browser without Web Audio, or that forbids it, stays silent. */
export function play(sound: Sound, volume: Volume): void {
  if (volume === "off" || typeof AudioContext === "undefined") return;
  // Made at the first sound, which follows a press: before one, browsers forbid it.
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime;
  NOTES[sound].forEach((hertz, place) => {
    if (context) playNote(context, hertz, start + place * NOTE_SECONDS, GAIN[volume]);
  });
}

/** A sine that swells and fades, so that nothing clicks. */
function playNote(audio: AudioContext, hertz: number, at: number, loudness: number) {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.02);
  gain.gain.linearRampToValueAtTime(0, at + NOTE_SECONDS * 1.8);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + NOTE_SECONDS * 2);
}
