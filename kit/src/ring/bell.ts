/** Two soft notes, a third apart: frequency in Hz, and when each begins, in seconds. */
const NOTES = [
  { frequency: 523.25, at: 0 },
  { frequency: 659.25, at: 0.35 },
] as const;
const NOTE_SECONDS = 1.1;

/** A bell of two notes. It is silent until it is struck. */
export interface Bell {
  /** @param loudness 0 is silence, 1 is as loud as the device goes */
  strike: (loudness: number) => void;
  /** Silences it for good. */
  end: () => void;
}

/** Hangs a gentle bell into the page's sound. */
export function hangBell(audio: AudioContext): Bell {
  const tones = NOTES.map(({ frequency, at }) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, audio.currentTime);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    return { tone, volume, at };
  });
  return {
    strike(loudness) {
      for (const { volume, at } of tones) {
        const begin = audio.currentTime + at;
        volume.gain.setValueAtTime(0, begin);
        volume.gain.linearRampToValueAtTime(loudness, begin + 0.05);
        volume.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_SECONDS);
        volume.gain.setValueAtTime(0, begin + NOTE_SECONDS);
      }
    },
    end() {
      for (const { tone, volume } of tones) {
        tone.stop();
        volume.disconnect();
      }
    },
  };
}
