import { type Portal, PortalProcess } from "./portal-process.ts";

/** How many municipalities a portal serves at a time: the page carries all their names. */
const SERVED = 50;

/** What a test has of a portal that others use too: a municipality, and an address to come from. */
export class TestPortal implements Portal {
  readonly process: PortalProcess;
  readonly municipality: string;
  /** Guesses are counted by address too. */
  readonly headers: { "X-Forwarded-For": string };

  constructor(process: PortalProcess, number: number) {
    this.process = process;
    this.municipality = nameOf(number);
    this.headers = { "X-Forwarded-For": `10.0.${number >> 8}.${number & 255}` };
  }

  get url(): string {
    return this.process.url;
  }

  get home(): string {
    return `${this.url}/?${new URLSearchParams({ municipio: this.municipality })}`;
  }
}

/** A running portal that gives each test a municipality in which nobody lives yet. */
export class SharedPortal {
  readonly #process: PortalProcess;
  #taken = 0;

  private constructor(process: PortalProcess) {
    this.#process = process;
  }

  /** @param settings environment variables of the server, over the usual ones */
  static async start(settings: Record<string, string>): Promise<SharedPortal> {
    const usual = { MUNICIPALITIES: namesFrom(0), TRUSTED_PROXIES: "1" };
    return new SharedPortal(await PortalProcess.start({ ...usual, ...settings }));
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
