import Uppy from "@uppy/core";
import XHRUpload from "@uppy/xhr-upload";
import { ApiError, ensureSignalsJoin } from "../api/index.ts";
import { lacksRoom } from "../bucket/index.ts";
import { bucketWords as words } from "./upload-text.ts";

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

/** An upload that has not begun by then never will: what threw in the library is lost, in ms. */
const BEGUN_MS = 5_000;

/** Failures are shown to people, not written to the console. */
const silent = { debug() {}, warn() {}, error() {} };

/**
 * Sends a file once, and resolves with the answer's JSON (`{}` when the answer is empty, as that
 * of a storage is). Rejects with an {@link ApiError}, whose status is 0 when the network was lost;
 * with the signal's reason when that ends it; or with whatever kept it from being sent.
 */
export async function sendBytes(
  file: Blob,
  target: UploadTarget,
  options: SendOptions,
): Promise<Answer> {
  const { signal, onProgress } = options;
  ensureSignalsJoin();
  const uppy = new Uppy<Fields, Answer>({ logger: silent });
  let unbegun: ReturnType<typeof setTimeout> | undefined;
  const sent = new Promise<Answer>((resolve, reject) => {
    const never = () => reject(new Error("The upload did not begin"));
    unbegun = setTimeout(never, BEGUN_MS);
    const onBeforeRequest = (xhr: XMLHttpRequest) => {
      clearTimeout(unbegun);
      tellOfThrowing(xhr, reject);
    };
    uppy.use(XHRUpload, { ...settings(target), onBeforeRequest });
    uppy.on("upload-progress", (_file, { bytesUploaded, bytesTotal }) =>
      onProgress(percentOf(bytesUploaded, bytesTotal)),
    );
    uppy.on("upload-success", (_file, { body }) => resolve(body ?? {}));
    uppy.on("upload-error", (_file, error, answer) => {
      const xhr = answer as unknown as XMLHttpRequest | undefined;
      if (!xhr) return reject(error);
      if (!xhr.status) return reject(new ApiError(0, "", "Sin conexión"));
      reject(failureOf(xhr));
    });
    const cancel = () => reject(signal.reason);
    signal.addEventListener("abort", cancel, { once: true });
    if (signal.aborted) return cancel();
    const name = file instanceof File ? file.name : "archivo";
    uppy.addFile({ name, type: file.type, data: file, meta: target.fields ?? {} });
    // The library keeps what it throws to itself, and then ends without any of the events above.
    uppy.upload().then(never, reject);
  });
  try {
    return await sent;
  } finally {
    clearTimeout(unbegun);
    // Aborts what is being sent. A file that has arrived stays.
    uppy.destroy();
  }
}

/** What a request throws as it goes out would reach nobody. */
function tellOfThrowing(xhr: XMLHttpRequest, tell: (error: unknown) => void) {
  const send = xhr.send.bind(xhr);
  xhr.send = (body) => {
    try {
      send(body);
    } catch (error) {
      tell(error);
    }
  };
}

/** A bucket says in XML that it is full; the API has its own sentence. */
function failureOf({ status, responseText, statusText }: XMLHttpRequest): ApiError {
  const failure = new ApiError(status, responseText, statusText);
  if (failure.sentence || !lacksRoom(status, responseText)) return failure;
  return new ApiError(507, JSON.stringify({ error: words.full, code: "DISK_FULL" }));
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
