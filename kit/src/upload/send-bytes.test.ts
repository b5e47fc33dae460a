import { type FakeUploads, fakeUploads } from "@acompana/kit/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import { sendBytes, type UploadTarget } from "./send-bytes.ts";

let network: FakeUploads;
beforeEach(() => {
  network = fakeUploads();
});

const file = new File(["bytes"], "boda.jpg", { type: "image/jpeg" });
const form: UploadTarget = {
  url: "/api/upload",
  fields: { userId: "u1" },
  headers: { "Acompana-Role": "support" },
};
const bare: UploadTarget = { url: "/api/uploads/x?signature=y" };

async function begin(target: UploadTarget) {
  const controller = new AbortController();
  const percents: number[] = [];
  const onProgress = (percent: number) => percents.push(percent);
  const done = sendBytes(file, target, { signal: controller.signal, onProgress });
  // Each test awaits it later; until then it must not count as unhandled.
  done.catch(() => {});
  await expect.poll(() => network.sent).toHaveLength(1);
  const upload = network.sent[0];
  if (!upload) throw new Error("nothing was sent");
  return { done, upload, controller, percents };
}

test("a message's file goes as a form with its fields and headers", async () => {
  const { done, upload } = await begin(form);
  expect([upload.method, upload.url]).toEqual(["POST", "/api/upload"]);
  expect(upload.headers).toMatchObject({ "Acompana-Role": "support" });
  const body = upload.body as FormData;
  expect([...body.keys()]).toEqual(["userId", "file"]);
  expect(body.get("userId")).toBe("u1");
  expect((body.get("file") as File).type).toBe("image/jpeg");
  upload.answer({ url: "/api/uploads/z" });
  expect(await done).toEqual({ url: "/api/uploads/z" });
});

test("a memory's goes bare, and an empty answer is a success", async () => {
  const { done, upload } = await begin(bare);
  expect(upload.method).toBe("PUT");
  expect(await (upload.body as Blob).text()).toBe("bytes");
  upload.answer("", 204);
  expect(await done).toEqual({});
});

test("tells how much has gone, in whole hundredths", async () => {
  const { done, upload, percents } = await begin(bare);
  for (const percent of [0, 33.9, 100]) upload.progress(percent);
  upload.answer("", 200);
  await done;
  expect(percents.filter((percent, at) => percent !== percents[at - 1])).toEqual([0, 33, 100]);
});

test("a refusal carries the server's words, and nothing is sent again", async () => {
  const { done, upload } = await begin(form);
  upload.answer({ error: "Archivo muy grande", code: "FILE_TOO_LARGE" }, 413);
  const failure = await done.catch((error: unknown) => error as ApiError);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 413, sentence: "Archivo muy grande" });
  expect(network.sent).toHaveLength(1);
});

test.each([
  [507, "<Error><Code>XMinioStorageFull</Code></Error>"],
  [403, "<Error><Code>QuotaExceeded</Code></Error>"],
  [507, ""],
])("a bucket that is full (%i %s) is told in the words of the portal", async (status, said) => {
  const { done, upload } = await begin(bare);
  upload.answer(said, status);
  expect(await done.catch((error: unknown) => error)).toMatchObject({
    status: 507,
    sentence:
      "No queda sitio en el disco del portal y no se ha guardado nada. Avisa a tu ayuntamiento.",
  });
});

test("a bucket that refuses for another reason has no words for people", async () => {
  const { done, upload } = await begin(bare);
  upload.answer("<Error><Code>EntityTooLarge</Code></Error>", 400);
  expect(await done.catch((error: unknown) => error)).toMatchObject({ status: 400 });
  expect(await done.catch((error: ApiError) => error.sentence)).toBeUndefined();
});

test("a lost network is told as such, and nothing is sent again", async () => {
  const { done, upload } = await begin(form);
  upload.progress(40);
  upload.lose();
  expect(await done.catch((error: unknown) => error)).toMatchObject({ offline: true });
  expect(network.sent).toHaveLength(1);
});

test("cancelling takes it back", async () => {
  const { done, upload, controller } = await begin(form);
  controller.abort();
  expect(await done.catch((error: Error) => error.name)).toBe("AbortError");
  expect(upload.aborted).toBe(true);
});

test("what is cancelled before it begins never leaves", async () => {
  const signal = AbortSignal.abort();
  await expect(sendBytes(file, form, { signal, onProgress() {} })).rejects.toThrow();
  expect(network.sent).toEqual([]);
});

test("a browser that cannot join signals sends it, and takes it back", async () => {
  vi.stubGlobal("AbortSignal", Object.assign(class extends AbortSignal {}, { any: undefined }));
  const first = await begin(bare);
  first.upload.answer("", 204);
  expect(await first.done).toEqual({});
  network.sent.length = 0;
  const second = await begin(bare);
  second.controller.abort();
  await second.done.catch(() => {});
  expect(second.upload.aborted).toBe(true);
});

const thrown = () => {
  throw new TypeError("This engine lacks it");
};

test.each<[what: string, break_: () => void]>([
  ["its sending", () => (XMLHttpRequest.prototype.send = thrown)],
  ["the form", () => vi.stubGlobal("FormData", thrown)],
  ["the joining of signals", () => vi.spyOn(AbortSignal, "any").mockImplementation(thrown)],
])("whatever throws is told at once, and not as a lost network: %s", async (_what, break_) => {
  vi.useFakeTimers();
  const ownSend = vi.spyOn(XMLHttpRequest.prototype, "send");
  break_();
  const { signal } = new AbortController();
  const ended = vi.fn();
  sendBytes(file, form, { signal, onProgress() {} }).catch(ended);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
  expect(ended.mock.calls[0]?.[0]).not.toBeInstanceOf(ApiError);
  expect(ownSend).not.toHaveBeenCalled();
});
