/** One file on its way, in the hands of the test. */
interface FakeUpload {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: FormData | Blob;
  aborted: boolean;
  /** This percentage of the bytes is sent. */
  progress: (percent: number) => void;
  /** The server answers. */
  answer: (body: unknown, status?: number) => void;
  /** The network is lost. */
  lose: () => void;
}

export interface FakeUploads {
  /** Every upload that began, in its order. */
  sent: FakeUpload[];
  restore: () => void;
}

/** Replaces the network for uploads by what the test says; `restore` puts the browser's back. */
export function fakeUploads(): FakeUploads {
  const real = globalThis.XMLHttpRequest;
  const sent: FakeUpload[] = [];
  globalThis.XMLHttpRequest = class extends FakeRequest {
    constructor() {
      super(sent);
    }
  } as unknown as typeof XMLHttpRequest;
  return {
    sent,
    restore() {
      globalThis.XMLHttpRequest = real;
    },
  };
}

/** As much of XMLHttpRequest as an upload touches. */
class FakeRequest {
  status = 0;
  statusText = "";
  responseText = "";
  responseType = "";
  withCredentials = false;
  onload: () => void = () => {};
  onerror: () => void = () => {};
  upload = { onprogress: (_event: object): void => {} };
  readonly #sent: FakeUpload[];
  readonly #upload: FakeUpload;

  constructor(sent: FakeUpload[]) {
    this.#sent = sent;
    this.#upload = {
      method: "",
      url: "",
      headers: {},
      body: new Blob(),
      aborted: false,
      progress: (percent) =>
        this.upload.onprogress({ lengthComputable: true, loaded: percent, total: 100 }),
      answer: (body, status = 200) => this.#answer(body, status),
      lose: () => this.onerror(),
    };
  }

  open(method: string, url: string) {
    Object.assign(this.#upload, { method: method.toUpperCase(), url });
  }

  setRequestHeader(name: string, value: string) {
    this.#upload.headers[name] = value;
  }

  send(body: FormData | Blob) {
    this.#upload.body = body;
    this.#sent.push(this.#upload);
  }

  abort() {
    this.#upload.aborted = true;
  }

  #answer(body: unknown, status: number) {
    this.status = status;
    this.responseText = typeof body === "string" ? body : JSON.stringify(body);
    this.onload();
  }
}
