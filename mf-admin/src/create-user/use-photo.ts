import { preparePicture, toDataUrl, whyUnreadable } from "@acompana/kit/upload";
import { useRef, useState } from "react";
import { text } from "../text.ts";

/** The server takes 2 MB, and a data address is a third longer than its file. */
const SMALL = { longestSide: 512, maxBytes: 1_000_000 };

/** The profile photo being chosen, made small in the browser before it is sent. */
export function usePhoto(photo: string | null, onPhoto: (photo: string | null) => void) {
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const turn = useRef(0);

  async function choose(file: File): Promise<void> {
    // A photo chosen while the last one is still being read takes its place.
    const mine = ++turn.current;
    setError(null);
    setReading(true);
    try {
      const small = await toDataUrl(await preparePicture(file, SMALL));
      if (mine === turn.current) onPhoto(small);
    } catch (failure) {
      const why = whyUnreadable(failure, text.createUser.photoUnreadable);
      if (mine === turn.current) setError(why);
    } finally {
      if (mine === turn.current) setReading(false);
    }
  }

  function remove() {
    turn.current++;
    onPhoto(null);
    setError(null);
    setReading(false);
  }

  return { photo, reading, error, choose, remove };
}
