import type { Portal, RunningPortal } from "./portal-process.ts";

export type StartPortal = (settings: Record<string, string>) => Promise<RunningPortal>;

/** How many municipalities a portal serves at a time: the page carries all their names. */
const SERVED = 50;

/** What a test has of a portal that others use too: a municipality, and an address to come from. */
export class TestPortal implements Portal {
  readonly process: RunningPortal;
  readonly municipality: string;
  /** Guesses are counted by address too. */
  readonly headers: { "X-Forwarded-For": string };

  constructor(process: RunningPortal, number: number) {
    this.process = process;
    this.municipality = nameOf(number);
    this.headers = { "X-Forwarded-For": `10.0.${number >> 8}.${number & 255}` };
  }

  get url(): string {
    return this.process.url;
  }

  get enrolsDevices(): boolean {
    return this.process.enrolsDevices;
  }

  get setUpCode(): string | null {
    return this.process.setUpCodeOf(this.municipality);
  }

  get home(): string {
    return `${this.url}/?${new URLSearchParams({ municipio: this.municipality })}`;
  }
}

/** A running portal that gives each test a municipality in which nobody lives yet. */
export class SharedPortal {
  readonly #process: RunningPortal;
  #taken = 0;

  private constructor(process: RunningPortal) {
    this.#process = process;
  }

  /**
   * @param start how a portal is started, with environment variables over the usual ones
   * @param settings further variables
   */
  static async start(start: StartPortal, settings: Record<string, string>): Promise<SharedPortal> {
    return new SharedPortal(await start({ MUNICIPALITIES: namesFrom(0), ...settings }));
  }

  async take(): Promise<TestPortal> {
    if (this.#taken > 0 && this.#taken % SERVED === 0) {
      await this.#process.interrupt();
      await this.#process.run({ MUNICIPALITIES: namesFrom(this.#taken) });
    }
    return new TestPortal(this.#process, this.#taken++);
  }

  remove(): Promise<void> {
    return this.#process.remove();
  }
}

const nameOf = (number: number) => `Aldea ${number + 1}`;

const namesFrom = (first: number) =>
  Array.from({ length: SERVED }, (_, index) => nameOf(first + index)).join(",");
