import type { FileBody } from "./file-storage.ts";
import { requireDone } from "./s3-error.ts";
import { textOf } from "./s3-response.ts";
import type { S3Send } from "./s3-send.ts";

/** S3 takes parts from 5 MB up; one part at a time is all that is held in memory. */
const PART_BYTES = 8 * 1024 * 1024;

/** S3 wants each length beforehand, so a stream of unknown length goes up in parts. */
export async function putInParts(
  send: S3Send,
  address: string,
  body: FileBody,
  headers: Record<string, string> = {},
): Promise<void> {
  const parts = partsOf(body);
  const first = (await parts.next()).value ?? new Uint8Array();
  let part = await parts.next();
  if (part.done) {
    await finish(await send(address, { method: "PUT", headers, body: first, expect: [200] }));
    return;
  }
  const started = await send(`${address}?uploads=`, { method: "POST", headers, expect: [200] });
  const [, id] = /<UploadId>([^<]+)<\/UploadId>/.exec(await textOf(started)) ?? [];
  if (!id) throw new Error("S3 named no upload");
  const upload = `uploadId=${encodeURIComponent(id)}`;
  try {
    const tags = [await sendPart(send, `${address}?partNumber=1&${upload}`, first)];
    for (; !part.done; part = await parts.next()) {
      const number = tags.length + 1;
      tags.push(await sendPart(send, `${address}?partNumber=${number}&${upload}`, part.value));
    }
    const answer = await send(`${address}?${upload}`, {
      method: "POST",
      body: listOf(tags),
      expect: [200],
    });
    await requireDone(answer);
  } catch (error) {
    await abort(send, `${address}?${upload}`);
    throw error;
  }
}

async function sendPart(send: S3Send, address: string, body: Uint8Array<ArrayBuffer>) {
  const response = await send(address, { method: "PUT", body, expect: [200] });
  await finish(response);
  return response.headers.get("ETag") ?? "";
}

const finish = async (response: Response) => await response.body?.cancel();

const listOf = (tags: string[]): string => {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
};

/** Reports why the upload failed, and not that its clean-up failed too. */
async function abort(send: S3Send, address: string): Promise<void> {
  try {
    await finish(await send(address, { method: "DELETE", expect: [200, 204, 404] }));
  } catch {
    // The bucket's own rule for unfinished uploads removes it.
  }
}

async function* partsOf(body: FileBody): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let part = new Uint8Array(PART_BYTES);
  let filled = 0;
  for await (const chunk of body) {
    for (let taken = 0; taken < chunk.length; ) {
      const piece = chunk.subarray(taken, taken + PART_BYTES - filled);
      part.set(piece, filled);
      filled += piece.length;
      taken += piece.length;
      if (filled < PART_BYTES) continue;
      yield part;
      part = new Uint8Array(PART_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
