import type { PageSound } from "@acompana/kit/area";
import { createPageSound } from "@acompana/kit/sound";
import { useCallback, useState } from "react";
import { type GamesHost, useGamesHost } from "../host/games-host.ts";
import { play, type Sound, VOLUMES, type Volume } from "./sounds.ts";

const NAME = "sound";

let own: PageSound | null = null;

/** Where games stand alone, one for all of them. */
function ownSound(): PageSound {
  own ??= createPageSound();
  return own;
}

export interface Sounds {
  volume: Volume;
  /** Whether it need not be asked any more whether sounds are wanted. */
  isAsked: boolean;
  /** The question was seen: unanswered it means silence, and no other game asks it again. */
  markAsked: () => void;
  setVolume: (volume: Volume) => void;
  play: (sound: Sound) => void;
}

/** The game's sounds: silent until the person asks for them, then remembered. */
export function useSounds(): Sounds {
  const { store, sound: page = ownSound() } = useGamesHost();
  const [kept, set] = useState(() => keptVolume(store));
  const volume = kept ?? "off";
  const setVolume = useCallback(
    (next: Volume) => {
      set(next);
      store.write(NAME, next);
      // Heard at once, so that one knows how loud it is.
      void play("good", next, page);
    },
    [store, page],
  );
  return {
    volume,
    isAsked: kept !== null,
    setVolume,
    markAsked: useCallback(() => {
      if (store.read(NAME) === null) store.write(NAME, "off");
    }, [store]),
    play: useCallback((sound) => void play(sound, volume, page), [volume, page]),
  };
}

function keptVolume(store: GamesHost["store"]): Volume | null {
  const kept = store.read(NAME);
  return VOLUMES.find((volume) => volume === kept) ?? null;
}
