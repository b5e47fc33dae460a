import type { PageSound } from "@acompana/kit/area";

/** The sounds of a game; a number is a note of its own, in Hz. Nothing sounds for an error. */
export type Sound = "touch" | "good" | "end" | number;

/** How loud; 'off' until the person asks for sounds. */
export const VOLUMES = ["off", "soft", "loud"] as const;
export type Volume = (typeof VOLUMES)[number];

const GAIN = { off: 0, soft: 0.06, loud: 0.2 } satisfies Record<Volume, number>;
/** Notes in Hz, one after the other. Low and rounded: old ears lose the high ones first. */
const NOTES: Record<Exclude<Sound, number>, readonly number[]> = {
  touch: [294],
  good: [330, 440],
  end: [330, 440, 554],
};
const NOTE_SECONDS = 0.18;
/** The second harmonic beside the note itself: small loudspeakers hardly sound a low note alone. */
const WARMTH = 0.2;

/**
 * Plays a sound. A browser without Web Audio, or that forbids it, stays silent.
 *
 * @param page first asked for sound here, which follows a press: before one, browsers forbid it
 */
export async function play(sound: Sound, volume: Volume, page: PageSound): Promise<void> {
  const audio = volume === "off" ? null : await page.wake();
  if (!audio) return;
  const start = audio.currentTime;
  const notes = typeof sound === "number" ? [sound] : NOTES[sound];
  notes.forEach((hertz, place) => {
    playNote(audio, hertz, start + place * NOTE_SECONDS, GAIN[volume]);
  });
}

/** A sine and, softly, its octave, which swell and fade, so that nothing clicks. */
function playNote(audio: AudioContext, hertz: number, at: number, loudness: number) {
  playTone(audio, hertz, at, loudness);
  playTone(audio, 2 * hertz, at, loudness * WARMTH);
}

function playTone(audio: AudioContext, hertz: number, at: number, loudness: number) {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.03);
  gain.gain.linearRampToValueAtTime(0, at + NOTE_SECONDS * 2);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + NOTE_SECONDS * 2.2);
}
