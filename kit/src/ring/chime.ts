/** Two soft notes, a third apart: frequency in Hz, and when each begins, in seconds. */
const NOTES = [
  { frequency: 523.25, at: 0 },
  { frequency: 659.25, at: 0.35 },
] as const;
const NOTE_SECONDS = 1.1;
/** Gentle: 0 is silence, 1 is as loud as the device goes. */
const LOUDEST = 0.35;

/** Plays a gentle chime. */
export function chime(audio: AudioContext): void {
  for (const note of NOTES) play(audio, note);
}

function play(audio: AudioContext, { frequency, at }: (typeof NOTES)[number]) {
  const begin = audio.currentTime + at;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(LOUDEST, begin + 0.05);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_SECONDS);
  tone.connect(loudness).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + NOTE_SECONDS);
}
