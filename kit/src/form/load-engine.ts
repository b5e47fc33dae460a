export type EngineModule = typeof import("./engine.ts");

/** The chunk after it was fetched; a form that opens later need not wait for a promise. */
let loaded: EngineModule | null = null;
let loading: Promise<EngineModule> | null = null;

/** The engine if it has been fetched already. */
export const engineIfLoaded = (): EngineModule | null => loaded;

/** Fetches the engine once. After a failure the next call fetches it again. */
export function loadEngine(): Promise<EngineModule> {
  loading ??= import("./engine.ts").then(
    (module) => {
      loaded = module;
      return module;
    },
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
