import { Buffer } from "node:buffer";

/** A note: its pitch in Hz, when it begins and how long it rings, in seconds. */
type Note = { pitch: number; at: number; rings: number };

const RATE = 22_050;
const LOUDEST = 0x7fff;

const note = (pitch: number, at: number, rings: number): Note => ({ pitch, at, rings });

/** What can be heard in the valley. */
export const SOUNDS = {
  bells: [0, 1.1, 2.2].flatMap((at) => [note(392, at, 2.4), note(494, at + 0.45, 2)]),
  song: [392, 440, 494, 587, 494, 440, 392, 330, 392].map((pitch, step) =>
    note(pitch, step * 0.42, 0.9),
  ),
};

export type SoundName = keyof typeof SOUNDS;

/** A WAV file: 16 bits, one channel. */
export function toWav(notes: readonly Note[]): Uint8Array<ArrayBuffer> {
  const length = Math.ceil(RATE * Math.max(...notes.map(({ at, rings }) => at + rings)));
  const samples = new Float64Array(length);
  for (const one of notes) play(samples, one);
  const loudness = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const data = Buffer.alloc(length * 2);
  samples.forEach((sample, index) => {
    data.writeInt16LE(Math.round((sample / loudness) * 0.8 * LOUDEST), index * 2);
  });
  return new Uint8Array(Buffer.concat([header(data.length), data]));
}

/** A struck bell: some overtones, the higher the sooner gone. */
function play(samples: Float64Array, { pitch, at, rings }: Note): void {
  const start = Math.round(at * RATE);
  const end = Math.min(samples.length, start + Math.round(rings * RATE));
  for (let index = start; index < end; index += 1) {
    const time = (index - start) / RATE;
    for (const [overtone, share] of [
      [1, 1],
      [2, 0.5],
      [3.01, 0.25],
    ] as const) {
      const fading = Math.exp((-4 * overtone * time) / rings) * Math.min(1, time * 200);
      const wave = Math.sin(2 * Math.PI * pitch * overtone * time);
      samples[index] = (samples[index] ?? 0) + share * fading * wave;
    }
  }
}

function header(dataLength: number): Buffer {
  const bytes = Buffer.alloc(44);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(36 + dataLength, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  // PCM, one channel.
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(dataLength, 40);
  return bytes;
}
