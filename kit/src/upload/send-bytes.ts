import Uppy from "@uppy/core";
import XHRUpload from "@uppy/xhr-upload";
import { ApiError } from "../api/index.ts";

/** Where a file goes. */
export interface UploadTarget {
  /** As the API gives it: `/api/upload`, or the signed `uploadURL` of a memory. */
  url: string;
  /** Sent beside the file, named `file`, in a multipart POST. Absent: a PUT of the bare bytes. */
  fields?: Record<string, string>;
  /** Such as `Acompana-Role` for a call in a role, or the signed address' own headers. */
  headers?: Record<string, string>;
}

interface SendOptions {
  /** Called with the percentage that is sent, 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

type Fields = Record<string, string>;
type Answer = Record<string, unknown>;

/** Without any progress for this long the network is taken for lost, in ms. */
const STALLED_MS = 60_000;

/** Failures are shown to people, not written to the console. */
const silent = { debug() {}, warn() {}, error() {} };

/**
 * Sends a file once, and resolves with the answer's JSON (`{}` when the answer is empty, as that
 * of a storage is). Rejects with an {@link ApiError}, whose status is 0 when the network was lost,
 * or with the signal's reason when it was cancelled.
 */
export function sendBytes(file: Blob, target: UploadTarget, options: SendOptions): Promise<Answer> {
  const { signal, onProgress } = options;
  const uppy = new Uppy<Fields, Answer>({ logger: silent }).use(XHRUpload, settings(target));
  const patience = makePatience();
  const sent = new Promise<Answer>((resolve, reject) => {
    const offline = () => reject(new ApiError(0, "", "Sin conexión"));
    patience.start(offline);
    uppy.on("upload-progress", (_file, { bytesUploaded, bytesTotal }) => {
      patience.start(offline);
      onProgress(percentOf(bytesUploaded, bytesTotal));
    });
    uppy.on("upload-success", (_file, { body }) => resolve(body ?? {}));
    uppy.on("upload-error", (_file, _error, answer) => {
      const xhr = answer as unknown as XMLHttpRequest | undefined;
      if (!xhr?.status) return offline();
      reject(new ApiError(xhr.status, xhr.responseText, xhr.statusText));
    });
    const cancel = () => reject(signal.reason);
    signal.addEventListener("abort", cancel, { once: true });
    if (signal.aborted) return cancel();
    const name = file instanceof File ? file.name : "archivo";
    uppy.addFile({ name, type: file.type, data: file, meta: target.fields ?? {} });
    uppy.upload().catch(reject);
  });
  // Aborts what is being sent. A file that has arrived stays.
  return sent.finally(() => {
    patience.stop();
    uppy.destroy();
  });
}

/**
 * Ends an upload without progress. Uppy's own clock begins only with the first byte that is sent.
 */
function makePatience() {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(clock);
  return {
    stop,
    start(onLost: () => void) {
      stop();
      clock = setTimeout(onLost, STALLED_MS);
    },
  };
}

function settings({ url, fields, headers = {} }: UploadTarget) {
  return {
    endpoint: url,
    method: fields ? "POST" : "PUT",
    formData: fields !== undefined,
    fieldName: "file",
    allowedMetaFields: Object.keys(fields ?? {}),
    headers,
    timeout: 0,
    // The specification's: nothing is sent again by itself.
    shouldRetry: () => false,
    getResponseData: (xhr: XMLHttpRequest) => parse(xhr.responseText),
  } as const;
}

function parse(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    // The body is empty or not JSON. The status has already said that the upload succeeded.
    return {};
  }
}

const percentOf = (sent: number, total: number | null): number =>
  total ? Math.min(100, Math.floor((sent / total) * 100)) : 0;
