import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type RunningPortal } from "../portal-process.ts";
import { BackingServices } from "./backing-services.ts";
import { CloudProcess } from "./cloud-process.ts";
import { runCertificate } from "./run-certificate.ts";
import { layEmptyBuild, sendAreas } from "./stored-areas.ts";
import { type ForwardedCall, TlsProxy } from "./tls-proxy.ts";

const PEPPER = randomBytes(24).toString("base64url");
/** So many calls of pages after `loseOne` one of the two processes is killed. */
const CALLS_BEFORE_THE_LOSS = 3;
interface Parts {
  folder: string;
  proxy: TlsProxy;
  bucket: TlsProxy;
  services: BackingServices;
  settings: Record<string, string>;
}

/**
 * The portal as it runs in the cloud: two processes behind https that write to no disk, a Postgres
 * that is reached as Neon is, files and all areas in a bucket, devices enrolled by the town hall.
 */
export class CloudPortal implements RunningPortal {
  readonly municipality = "Villanueva del Valle";
  readonly headers = {};
  readonly enrolsDevices = true;
  readonly url: string;
  readonly dataDir: string;
  readonly releasesDir: string;
  readonly #parts: Parts;
  #settings: Record<string, string>;
  #processes: CloudProcess[] = [];
  #output = "";
  #callsUntilTheLoss = Number.POSITIVE_INFINITY;
  #replacing: Promise<void> = Promise.resolve();
  #losses = 0;

  private constructor(parts: Parts) {
    this.#parts = parts;
    this.#settings = parts.settings;
    this.url = parts.proxy.origin;
    this.dataDir = join(parts.folder, "data");
    this.releasesDir = join(parts.folder, "releases");
    parts.proxy.onSent = (call) => this.#countDown(call);
  }

  /** @param settings environment variables of the processes, over the usual ones */
  static async start(settings: Record<string, string> = {}): Promise<CloudPortal> {
    const certificate = runCertificate();
    const proxy = await TlsProxy.start(certificate);
    const bucket = await TlsProxy.start(certificate);
    const services = await BackingServices.start(proxy.origin);
    bucket.use([Number(new URL(services.addresses.bucket.address).port)]);
    const folder = await mkdtemp(join(tmpdir(), "acompana-cloud-"));
    const portal = new CloudPortal({ folder, proxy, bucket, services, settings });
    await layEmptyBuild(portal.releasesDir);
    try {
      await portal.#add();
      await sendAreas(portal.url, PEPPER);
      // What the second one knows of releases it can only have from the database.
      await portal.#add();
      return portal;
    } catch (error) {
      await portal.remove();
      throw error;
    }
  }

  get home(): string {
    return `${this.url}/`;
  }

  get output(): string {
    return this.#output + this.#processes.map(({ output }) => output).join("");
  }

  get setUpCode(): string | null {
    return this.setUpCodeOf(this.municipality);
  }

  /** The code of a municipality's set-up link, which only the log shows. */
  setUpCodeOf(municipality: string): string | null {
    const line = this.output.split("\n").find((one) => one.includes(` de ${municipality} (7 días`));
    return /#invitacion=(\S+)/.exec(line ?? "")?.[1] ?? null;
  }

  /**
   * From here on one process is killed while it reads for a page, and another takes its place.
   *
   * @returns what ends the wait for it; rejects when pages called and nothing was killed
   */
  loseOne(): () => Promise<void> {
    const before = this.#losses;
    this.#callsUntilTheLoss = CALLS_BEFORE_THE_LOSS;
    return async () => {
      const isUnused = this.#callsUntilTheLoss === CALLS_BEFORE_THE_LOSS;
      this.#callsUntilTheLoss = Number.POSITIVE_INFINITY;
      await this.#replacing;
      if (!isUnused && this.#losses === before) throw new Error("The journey lost no process");
    };
  }

  /**
   * From here on the process is killed that is handed a call which `isThisOne`; the other one is
   * alone.
   *
   * @returns what waits until it has happened
   */
  async killAt(isThisOne: (call: ForwardedCall) => boolean): Promise<() => Promise<void>> {
    await this.#replacing;
    const killed = new Promise<void>((resolve) => {
      this.#parts.proxy.onSent = (call) => {
        if (!isThisOne(call)) return;
        // Once: the other one is handed the same call afterwards.
        this.#parts.proxy.onSent = () => {};
        resolve(this.#kill(call.port));
      };
    });
    return () => killed;
  }

  async run(settings: Record<string, string> = {}): Promise<void> {
    this.#settings = { ...this.#settings, ...settings };
    await this.#add();
    await this.#add();
  }

  async interrupt(): Promise<void> {
    await this.#replacing;
    const processes = this.#processes;
    this.#output = this.output;
    this.#processes = [];
    this.#parts.proxy.use([]);
    await Promise.all(processes.map((one) => one.interrupt()));
  }

  async remove(): Promise<void> {
    await this.interrupt();
    const { proxy, bucket, services, folder } = this.#parts;
    await Promise.all([proxy.stop(), bucket.stop()]);
    await services.stop();
    await rm(folder, { recursive: true, force: true });
  }

  async #add(): Promise<void> {
    const added = await CloudProcess.start(await freePort(), this.#environment);
    this.#processes.push(added);
    this.#share();
  }

  #share(): void {
    this.#parts.proxy.use(this.#processes.map(({ port }) => port));
  }

  /** The proxy finds out by itself that the process is away: nobody has its place yet. */
  async #kill(port: number): Promise<void> {
    const lost = this.#processes.find((one) => one.port === port);
    if (!lost) return;
    this.#losses += 1;
    await lost.kill();
    this.#output += lost.output;
    this.#processes = this.#processes.filter((one) => one !== lost);
  }

  #countDown({ method, path, port, isOfPage }: ForwardedCall): void {
    if (!isOfPage || !path.startsWith("/api/")) return;
    this.#callsUntilTheLoss -= 1;
    // A write that is under way would be lost: that is tried by itself.
    const isAlone = this.#parts.proxy.runningAt(port).length === 1;
    if (this.#callsUntilTheLoss > 0 || method !== "GET" || !isAlone) return;
    this.#callsUntilTheLoss = Number.POSITIVE_INFINITY;
    this.#replacing = this.#kill(port).then(() => this.#add());
  }

  get #environment() {
    const { databaseUrl, webSocketProxy, bucket } = this.#parts.services.addresses;
    return {
      DATABASE_URL: databaseUrl,
      DATABASE_DRIVER: "neon",
      NEON_WS_PROXY: webSocketProxy,
      PEPPER,
      PORTAL_URL: this.url,
      // Who has none is asked at every sign-in; `second-factor.deep.test.ts` walks through it.
      SECOND_FACTOR: "optional",
      TRUSTED_PROXIES: "1",
      MUNICIPALITY_NAME: this.municipality,
      DATA_DIR: this.dataDir,
      RELEASES_DIR: this.releasesDir,
      S3_ENDPOINT: this.#parts.bucket.origin,
      S3_BUCKET: bucket.name,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      ...this.#settings,
    };
  }
}
