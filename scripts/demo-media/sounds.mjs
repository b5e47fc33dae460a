// The demo's two sounds, rendered by the browser's own synthesizer.

/** @typedef {{ pitch: number; at: number; rings: number }} Note pitch in Hz, times in s */

/** Samples a second. The highest partial, 1,767 Hz, is far below half of it. */
export const RATE = 8000;

/** @type {Record<string, Note[]>} */
export const SOUNDS = {
  campanas: [0, 1.1].flatMap((at) => [
    { pitch: 392, at, rings: 2 },
    { pitch: 494, at: at + 0.5, rings: 1.8 },
  ]),
  cancion: [392, 440, 494, 587, 494, 440, 392].map((pitch, step) => {
    return { pitch, at: step * 0.42, rings: step === 6 ? 1.1 : 0.8 };
  }),
};

/**
 * Runs in the page: a struck bell for each note, the higher partials the sooner silent.
 *
 * @param {{ notes: Note[]; rate: number }} input
 * @returns {Promise<number[]>} samples from -1 to 1
 */
export async function renderSound({ notes, rate }) {
  const seconds = Math.max(...notes.map(({ at, rings }) => at + rings));
  const audio = new OfflineAudioContext(1, Math.ceil(seconds * rate), rate);
  for (const { pitch, at, rings } of notes) {
    for (const [partial, share] of /** @type {const} */ ([
      [1, 1],
      [2, 0.5],
      [3.01, 0.25],
    ])) {
      const oscillator = new OscillatorNode(audio, { frequency: pitch * partial });
      const volume = new GainNode(audio, { gain: 0 });
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(share, at + 0.006);
      volume.gain.setTargetAtTime(0, at + 0.006, rings / (5 * partial));
      oscillator.connect(volume).connect(audio.destination);
      oscillator.start(at);
      oscillator.stop(at + rings);
    }
  }
  const samples = [...(await audio.startRendering()).getChannelData(0)];
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample / loudest) * 0.8);
}

/**
 * A WAV file of 16 bits and one channel.
 *
 * @param {number[]} samples
 */
export function toWav(samples) {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write("RIFF", 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  // PCM, one channel.
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    file.writeInt16LE(Math.round(sample * 0x7fff), 44 + index * 2);
  });
  return file;
}
