import { vi } from "vitest";

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

/** Every upload that began, in its order. */
export type FakeUploads = { sent: FakeUpload[] };

/**
 * Replaces the network for uploads by what the test says, with as much of XMLHttpRequest as an
 * upload touches. The browser's is back at the test's end.
 */
export function fakeUploads(): FakeUploads {
  const sent: FakeUpload[] = [];
  class FakeRequest {
    status = 0;
    statusText = "";
    responseText = "";
    responseType = "";
    withCredentials = false;
    onload = () => {};
    onerror = () => {};
    upload = { onprogress: (_event: object): void => {} };
    readonly #upload: FakeUpload = {
      ...{ method: "", url: "", headers: {}, body: new Blob(), aborted: false },
      progress: (percent) =>
        this.upload.onprogress({ lengthComputable: true, loaded: percent, total: 100 }),
      answer: (body, status = 200) => {
        this.status = status;
        this.responseText = typeof body === "string" ? body : JSON.stringify(body);
        this.onload();
      },
      lose: () => this.onerror(),
    };

    open(method: string, url: string) {
      Object.assign(this.#upload, { method: method.toUpperCase(), url });
    }
    setRequestHeader(name: string, value: string) {
      this.#upload.headers[name] = value;
    }
    send(body: FormData | Blob) {
      this.#upload.body = body;
      sent.push(this.#upload);
    }
    abort() {
      this.#upload.aborted = true;
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  return { sent };
}
