import { useCallback, useEffect, useRef, useState } from "react";
import type { VoiceSettings } from "../area/index.ts";

type Reader = typeof import("./reader.ts");

let reader: Reader | undefined;

/** Fetches what reads aloud: once, and again after it could not be fetched. */
export async function fetchReader(): Promise<Reader> {
  reader ??= await import("./reader.ts");
  return reader;
}

/** Some time after the screen has appeared, so that what reads is there when it is asked for. */
const FETCHED_AFTER_MS = 3_000;
/** Reading a part of the page aloud; when its component goes, it falls silent. */
export function useReadAloud() {
  const [owner] = useState(() => ({}));
  const [isReading, setReading] = useState(false);
  /** Counts what was asked for; later ones end those before. */
  const asked = useRef(0);
  const stop = useCallback(() => {
    asked.current++;
    setReading(false);
    reader?.stopReading(owner);
  }, [owner]);

  useEffect(() => {
    const early = setTimeout(() => void fetchReader().catch(() => {}), FETCHED_AFTER_MS);
    return () => {
      clearTimeout(early);
      stop();
    };
  }, [stop]);

  /** @returns whether it could be read, or was silenced */
  async function read(part: Element, voice?: VoiceSettings): Promise<boolean> {
    const own = ++asked.current;
    setReading(true);
    try {
      const { readAloud } = await fetchReader();
      return own !== asked.current || (await readAloud(part, owner, voice)) !== "failed";
    } catch {
      return own !== asked.current;
    } finally {
      if (own === asked.current) setReading(false);
    }
  }
  return { isReading, read, stop };
}
