import { useEffect, useRef, useState } from "react";
import type { Engine } from "./engine.ts";
import { type EngineModule, engineIfLoaded, loadEngine } from "./load-engine.ts";
import type { Values } from "./values.ts";

/** Why the engine is not there. */
export interface MissingEngine {
  error: unknown;
  /** How often 'Reintentar' was pressed in vain. */
  retries: number;
}

/** Fetches the engine when the form opens, and makes this form's own as soon as it is there. */
export function useEngine<Typed extends Values>(make: (module: EngineModule) => Engine<Typed>) {
  const engine = useRef<Engine<Typed> | null>(null);
  const [missing, setMissing] = useState<MissingEngine | null>(null);

  function begin(module: EngineModule): Engine<Typed> {
    engine.current ??= make(module);
    return engine.current;
  }

  const lost = (error: unknown, asked: boolean) => (before: MissingEngine | null) => ({
    error,
    retries: (before?.retries ?? 0) + (asked ? 1 : 0),
  });

  /** The engine; null when it could not be fetched, which the form then says. */
  async function fetch({ asked = false } = {}): Promise<Engine<Typed> | null> {
    try {
      const module = await loadEngine();
      setMissing(null);
      return begin(module);
    } catch (error) {
      setMissing(lost(error, asked));
      return null;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const module = engineIfLoaded();
    if (module) begin(module);
    else void fetch();
  }, []);

  return { engine, missing, fetch };
}
