import { ApiError, type components, confirmUploadLimits, unwrap } from "@acompana/kit/api";
import { useScreen, useSession } from "@acompana/kit/area";
import { cut } from "@acompana/kit/format";
import { makeThumbnail, type UploadSteps } from "@acompana/kit/upload";
import { useRef } from "react";
import { uploadMemoryText } from "../text/upload-memory.ts";

const words = uploadMemoryText.steps;
const { title: TITLE, originalName: ORIGINAL_NAME } = confirmUploadLimits;

type Addresses = components["schemas"]["UploadAddresses"];

export interface NewMemory {
  file: File;
  /** Empty: the file's name. */
  title: string;
  description: string;
}

/** Bytes that have arrived and are not confirmed yet. */
interface Arrived {
  file: File;
  addresses: Addresses;
}

/**
 * Keeps a file as a memory: asks for an address, sends the bytes (and a thumbnail) there, confirms.
 * When only the confirmation failed, the next try confirms what has already arrived.
 */
export function useKeepMemory() {
  const { api } = useScreen();
  const userId = useSession("person").user.id;
  const waiting = useRef<Arrived | null>(null);
  const path = { userId };

  async function deliver(file: File, { send, signal }: UploadSteps): Promise<Addresses> {
    const thumbnail = await makeThumbnail(file);
    signal.throwIfAborted();
    const body = {
      mimeType: file.type,
      size: file.size,
      originalName: cut(file.name, ORIGINAL_NAME.maxLength),
      thumbnail: thumbnail !== null,
    };
    const asked = api.POST("/api/users/{userId}/media/upload-url", {
      params: { path },
      body,
      signal,
    });
    const addresses = await step(words.address, unwrap(asked));
    const { thumbnailUploadURL, thumbnailURL, ...own } = addresses;
    if (thumbnail && thumbnailUploadURL)
      await step(words.bytes, send(thumbnail, { url: thumbnailUploadURL }, { quiet: true }));
    await step(words.bytes, send(file, { url: addresses.uploadURL }));
    return thumbnailURL ? { ...own, thumbnailURL } : own;
  }

  function confirm({ file, title, description }: NewMemory, addresses: Addresses) {
    const { fileURL, thumbnailURL } = addresses;
    const body = {
      fileURL,
      ...(thumbnailURL && { thumbnailURL }),
      title: cut(title.trim() || file.name, TITLE.maxLength),
      description: description.trim(),
      mimeType: file.type,
      size: file.size,
      originalName: cut(file.name, ORIGINAL_NAME.maxLength),
    };
    return unwrap(api.POST("/api/users/{userId}/media", { params: { path }, body }));
  }

  return async (memory: NewMemory, steps: UploadSteps): Promise<void> => {
    const { file } = memory;
    const arrived =
      waiting.current?.file === file ? waiting.current.addresses : await deliver(file, steps);
    waiting.current = { file, addresses: arrived };
    try {
      await confirm(memory, arrived);
    } catch (failure) {
      // It was kept, and only the answer was lost.
      if (codeOf(failure) === "UPLOAD_USED") return;
      const refused = failure instanceof ApiError && failure.status >= 400 && failure.status < 500;
      if (refused) waiting.current = null;
      throw logged(words.confirm, failure);
    }
  };
}

const codeOf = (failure: unknown) => (failure instanceof ApiError ? failure.body.code : undefined);

/** The step's name is for the log; the message comes from the error itself. */
async function step<Result>(name: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (failure) {
    throw logged(name, failure);
  }
}

function logged(name: string, cause: unknown): unknown {
  const isCancelled = cause instanceof DOMException && cause.name === "AbortError";
  if (!isCancelled) reportError(new Error(name, { cause }));
  return cause;
}
