import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { cut } from "@acompana/kit/format";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { invalid, ServiceError } from "../../platform/errors.ts";
import { readableName } from "../../platform/http/typed-text.ts";
import type { FileBody } from "../../platform/storage/file-storage.ts";
import { countBody, fileIncomplete, fileTooLarge, MAX_FILE_BYTES } from "../uploads/index.ts";
import { NOTHING_TO_SEND } from "./schemas.ts";

export type UploadForm = {
  contentType: string;
  /** As the header tells it; null when it does not. */
  length: number | null;
  body: FileBody | null;
};

type ReadForm = { userId: string; mimeType: string; originalName: string | null };

type IncomingFile = Omit<ReadForm, "userId"> & { stream: Readable; kept: Promise<void> };

/** Room for the boundaries and the other field. */
const ENVELOPE_BYTES = 16 * 1024;
/** As much as is kept of a file's name, in UTF-16 units. */
const LONGEST_NAME = 120;
const LIMITS = { files: 1, fields: 8, fieldSize: 1024, fieldNameSize: 100, parts: 9 };

/** Reads the form as it comes in; the file goes straight to `keep`, whichever field comes first. */
export async function readForm(
  { contentType, length, body }: UploadForm,
  keep: (file: FileBody) => Promise<void>,
): Promise<ReadForm> {
  const form = makeParser(contentType);
  if (length !== null && length > MAX_FILE_BYTES + ENVELOPE_BYTES) throw fileTooLarge();
  let userId = "";
  const files: IncomingFile[] = [];
  form.on("field", (name, value) => {
    if (name === "userId") userId = value;
  });
  form.on("file", (name, stream, fileName, _encoding, mimeType) => {
    // A part that is cut off emits an error on its own stream, wanted or not. Without a listener
    // that would end the process; the form itself fails too, and `kept` with it.
    stream.on("error", () => {});
    if (name !== "file" || !fileName) return void stream.resume();
    const kept = keep(countBody(stream, { limit: MAX_FILE_BYTES, expected: null }));
    // A file that cannot be kept ends the reading, with its own reason.
    kept.catch((error) => form.destroy(error));
    files.push({ stream, kept, mimeType, originalName: shorten(fileName) });
  });
  await parse(form, body, files);
  const [file] = files;
  if (!file) throw invalid("file", NOTHING_TO_SEND);
  await file.kept;
  const { mimeType, originalName } = file;
  return { userId, mimeType, originalName };
}

/** Not before the file's own writing has ended too, so that nothing is written afterwards. */
async function parse(
  form: BusboyInstance,
  body: FileBody | null,
  files: IncomingFile[],
): Promise<void> {
  try {
    await pipeline(Readable.from(body ?? []), form);
  } catch (error) {
    for (const { stream } of files) stream.destroy(new Error("cut"));
    await Promise.allSettled(files.map(({ kept }) => kept));
    throw error instanceof ServiceError ? error : fileIncomplete();
  }
}

const notForm = () =>
  new ServiceError(
    415,
    "UNSUPPORTED_MEDIA_TYPE",
    "El portal esperaba un formulario con un archivo.",
  );

function makeParser(contentType: string): BusboyInstance {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw notForm();
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits: LIMITS });
  } catch {
    throw notForm();
  }
}

const shorten = (name: string): string | null =>
  cut(readableName(name), LONGEST_NAME).trim() || null;
