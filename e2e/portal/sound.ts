/** What a page has played, as it is noted from its opening on. */
interface Noted {
  contexts: AudioContext[];
  tones: number;
}

/** In the page, before anything is pressed: notes what it plays, which is heard as before. */
export function noteSound(): void {
  const noted: Noted = { contexts: [], tones: 0 };
  const Context = AudioContext;
  class NotedContext extends Context {
    constructor() {
      super();
      noted.contexts.push(this);
    }
    override createOscillator() {
      noted.tones++;
      return super.createOscillator();
    }
  }
  Object.assign(globalThis, { AudioContext: NotedContext, noted });
}

/** In the page: the state of each of its audio contexts, and how many tones were played in them. */
export function playedSound(): { states: string[]; tones: number } {
  const { contexts, tones } = Reflect.get(globalThis, "noted") as Noted;
  return { states: contexts.map(({ state }) => state), tones };
}
