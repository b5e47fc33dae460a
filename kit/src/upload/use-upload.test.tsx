import { type FakeUploads, fakeUploads } from "@acompana/kit/testing";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import { UploadProgress } from "./upload-progress.tsx";
import { type UploadOutcome, type UploadSteps, useUpload } from "./use-upload.ts";

let network: FakeUploads;
beforeEach(() => {
  network = fakeUploads();
});

const file = new File(["bytes"], "boda.jpg", { type: "image/jpeg" });
const target = { url: "/api/upload", fields: { userId: "u1" } };

/** A form with one button; `after` is what follows the bytes. */
function Form({ after, onEnd }: { after: () => Promise<string>; onEnd: (o: Outcome) => void }) {
  const upload = useUpload();
  async function send() {
    const outcome = await upload.run(async ({ send }) => {
      await send(new Blob(["small"]), { url: "/thumbnail" }, { quiet: true });
      await send(file, target);
      return await after();
    });
    onEnd(outcome);
  }
  return (
    <>
      <button type="button" onClick={() => void send()}>
        Enviar
      </button>
      <UploadProgress upload={upload} onRetry={() => void send()} />
    </>
  );
}

type Outcome = UploadOutcome<string>;

function draw(after: () => Promise<string> = async () => "listo") {
  const onEnd = vi.fn<(outcome: Outcome) => void>();
  const view = render(
    <StrictMode>
      <Form after={after} onEnd={onEnd} />
    </StrictMode>,
  );
  return { ...view, onEnd, user: userEvent.setup() };
}

const bar = () => screen.getByRole("progressbar") as HTMLProgressElement;
const status = () => screen.getByRole("status").textContent;

async function nth(count: number) {
  await waitFor(() => expect(network.sent).toHaveLength(count));
  const upload = network.sent[count - 1];
  if (!upload) throw new Error("nothing was sent");
  return upload;
}

/** Presses 'Enviar' and lets the thumbnail through. */
async function begin(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  const thumbnail = await nth(1);
  thumbnail.progress(70);
  expect(bar().value).toBe(0);
  expect(status()).toBe("Preparando el envío...");
  thumbnail.answer("");
  return await nth(2);
}

test("tells how far the file is, in words at each quarter, and ends with the job", async () => {
  let save: (result: string) => void = () => {};
  const { user, onEnd } = draw(
    () =>
      new Promise((resolve) => {
        save = resolve;
      }),
  );
  const upload = await begin(user);
  upload.progress(42);
  await waitFor(() => expect(bar().value).toBe(42));
  expect(bar().getAttribute("aria-label")).toBe("Enviando... 42 %");
  expect(status()).toBe("Enviando... 25 %");
  upload.answer({ url: "/x" });
  await waitFor(() => expect(status()).toBe("Ya casi está..."));
  const cancel = screen.getByRole("button", { name: "Cancelar el envío" });
  expect(cancel.getAttribute("aria-disabled")).toBe("true");
  await user.click(cancel);
  save("guardado");
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith({ done: true, result: "guardado" }));
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("a second press while it is sent sends nothing", async () => {
  const { user, onEnd } = draw();
  await begin(user);
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  expect(network.sent).toHaveLength(2);
  expect(onEnd).toHaveBeenCalledWith({ done: false, error: null });
});

test("'Cancelar' takes it back and leaves no complaint", async () => {
  const { user, onEnd } = draw();
  const upload = await begin(user);
  await user.click(screen.getByRole("button", { name: "Cancelar el envío" }));
  await waitFor(() => expect(onEnd).toHaveBeenCalledWith({ done: false, error: null }));
  expect(upload.aborted).toBe(true);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("a lost network is told, and 'Reintentar' sends the same file again", async () => {
  const { user, onEnd } = draw();
  const upload = await begin(user);
  screen.getByRole("button", { name: "Cancelar el envío" }).focus();
  upload.lose();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe(
    "Se ha perdido la conexión. No has perdido nada: cuando vuelva, pulsa «Reintentar».",
  );
  expect(onEnd).toHaveBeenCalledWith({
    done: false,
    error: expect.objectContaining({ offline: true }),
  });
  const retry = screen.getByRole("button", { name: "Reintentar" });
  // Whoever stood on 'Cancelar' is not left nowhere.
  expect(document.activeElement).toBe(retry);
  await user.click(retry);
  (await nth(3)).answer("");
  (await nth(4)).answer({ url: "/x" });
  await waitFor(() => expect(onEnd).toHaveBeenLastCalledWith({ done: true, result: "listo" }));
});

test("a refusal is told in the server's words", async () => {
  const { user } = draw();
  const upload = await begin(user);
  upload.answer({ error: "No queda sitio.", code: "QUOTA" }, 413);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("No queda sitio.");
  expect(alert.textContent).toContain("No se ha podido enviar.");
});

test("leaving the screen takes it back", async () => {
  const { user, unmount } = draw();
  const upload = await begin(user);
  unmount();
  await waitFor(() => expect(upload.aborted).toBe(true));
});

/** A form that sends three files of 10, 20 and 10 bytes. */
function Several() {
  const upload = useUpload();
  const files = [10, 20, 10].map((size) => new Blob(["x".repeat(size)]));
  const run = () =>
    upload.run(
      async ({ send }) => {
        for (const one of files) await send(one, target).catch(() => {});
      },
      { bytes: 40 },
    );
  return (
    <>
      <button type="button" onClick={() => void run()}>
        Enviar
      </button>
      <UploadProgress upload={upload} onRetry={() => {}} />
    </>
  );
}

test("several files share one bar, and one that fails does not set it back", async () => {
  render(<Several />);
  await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
  (await nth(1)).progress(50);
  await waitFor(() => expect(bar().value).toBe(12));
  network.sent[0]?.answer("");
  (await nth(2)).progress(50);
  await waitFor(() => expect(bar().value).toBe(50));
  network.sent[1]?.answer({ error: "No." }, 400);
  (await nth(3)).progress(0);
  await waitFor(() => expect(bar().value).toBe(75));
  network.sent[2]?.answer("");
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
});

/** A form whose job is the test's. */
function Job({ job }: { job: (steps: UploadSteps) => Promise<unknown> }) {
  const upload = useUpload();
  const run = () => void upload.run(job);
  return (
    <>
      <button type="button" onClick={run}>
        Enviar
      </button>
      <UploadProgress upload={upload} onRetry={run} />
    </>
  );
}

const alertText = async () => (await screen.findByRole("alert")).textContent;
const retry = () => screen.getByRole("button", { name: "Reintentar" });
const UNPREPARED = "No se ha podido preparar el envío. No has perdido nada: pulsa «Reintentar».";

test.each<[when: string, job: (steps: UploadSteps) => Promise<unknown>]>([
  ["before the file goes", () => Promise.reject(new TypeError("is not a function"))],
  [
    "after it has gone",
    async ({ send }) => {
      await send(file, target);
      throw "no error at all";
    },
  ],
])("what throws %s is told, with a way to try again", async (_when, job) => {
  let broken = true;
  render(<Job job={(steps) => (broken ? job(steps) : steps.send(file, target))} />);
  await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
  network.sent[0]?.answer("");
  expect(await alertText()).toBe(UNPREPARED);
  expect(screen.queryByRole("progressbar")).toBeNull();
  broken = false;
  network.sent.length = 0;
  await userEvent.click(retry());
  (await nth(1)).answer("");
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
});

const LOST = "Se ha perdido la conexión. No has perdido nada: cuando vuelva, pulsa «Reintentar».";
const never = () => new Promise<never>(() => {});

test.each<[what: string, said: string, job: (steps: UploadSteps) => Promise<unknown>]>([
  ["is made ready", UNPREPARED, never],
  ["is sent", LOST, ({ send }) => send(file, target)],
  ["is sent unseen", LOST, ({ send }) => send(file, target, { quiet: true })],
  ["is confirmed", LOST, ({ send }) => send(file, target).then(never)],
])("a minute in which nothing moves while it %s ends it", async (what, said, job) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  render(<Job job={job} />);
  await user.click(screen.getByRole("button", { name: "Enviar" }));
  await act(() => vi.advanceTimersByTimeAsync(50_000));
  if (what !== "is made ready") (await nth(1)).progress(40);
  if (what === "is confirmed") network.sent[0]?.answer("");
  // What moved in between begins the minute anew.
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(bar()).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(51_000));
  expect(await alertText()).toBe(said);
  if (what === "is sent") expect(network.sent[0]?.aborted).toBe(true);
  expect(retry()).toBeTruthy();
});

test("'Cancelar' while a call of the portal is on its way leaves no complaint", async () => {
  render(
    <Job
      job={({ signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(new ApiError(0, "", "Sin conexión")));
        })
      }
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Enviar" }));
  await userEvent.click(screen.getByRole("button", { name: "Cancelar el envío" }));
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["a dialog's frame, which takes the focus of what has gone", "frame"],
  ["what the person has gone to meanwhile", "elsewhere"],
])("a failure comes into sight, whatever has the focus: %s", async (_what, holder) => {
  const shown = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  render(
    <>
      <div tabIndex={-1} data-testid="frame">
        <Job job={() => Promise.reject(new TypeError("is not a function"))} />
      </div>
      <button type="button" data-testid="elsewhere">
        Otra cosa
      </button>
    </>,
  );
  const button = screen.getByRole("button", { name: "Enviar" });
  screen.getByTestId(holder).focus();
  await act(async () => button.click());
  await screen.findByRole("alert");
  const isFrame = holder === "frame";
  expect(document.activeElement).toBe(isFrame ? retry() : screen.getByTestId("elsewhere"));
  await waitFor(() => expect(shown).toHaveBeenCalledOnce());
});
