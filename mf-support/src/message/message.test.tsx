import { json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import {
  box,
  choose,
  draw,
  fakeBrowser,
  network,
  nth,
  photo,
  SENT,
  sentence,
  submit,
  video,
  write,
} from "../testing/message.tsx";

beforeEach(fakeBrowser);

test("words alone are sent as a text, once, and the form clears", async () => {
  let open: (response: Response) => void = () => {};
  const waiting = new Promise<Response>((resolve) => {
    open = resolve;
  });
  const { user, sent, world } = draw(() => waiting);
  await write(user, "  ¡Hola, mamá!  ");
  await user.dblClick(submit());
  expect(screen.getByRole("button", { name: "Enviando..." })).toBeTruthy();
  // Words have no bytes to wait for.
  expect(screen.queryByRole("progressbar")).toBeNull();
  open(json({}, 201));
  await waitFor(() => expect(world.said).toEqual([SENT]));
  expect(sent).toEqual([{ toUserId: "u1", content: "¡Hola, mamá!", type: "text" }]);
  expect(box().value).toBe("");
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(network.sent).toEqual([]);
});

test("a photo goes first, with its progress, then its message", async () => {
  const { user, sent, world } = draw();
  await write(user, "Mira");
  await choose(user, photo);
  await user.click(submit());
  const upload = await nth(1);
  expect(upload.headers["Acompana-Role"]).toBe("support");
  expect((upload.body as FormData).get("userId")).toBe("u1");
  expect(((upload.body as FormData).get("file") as File).type).toBe("image/jpeg");
  upload.progress(60);
  const bar = await screen.findByRole("progressbar");
  await waitFor(() => expect(bar.getAttribute("aria-label")).toBe("Enviando... 60 %"));
  expect(screen.getByRole("button", { name: "Enviando..." })).toBeTruthy();
  expect(sent).toEqual([]);
  upload.answer({ url: "/api/uploads/x" });
  await waitFor(() => expect(world.said).toEqual([SENT]));
  expect(sent).toEqual([
    { toUserId: "u1", content: "Mira", type: "image", mediaUrl: "/api/uploads/x" },
  ]);
  expect(screen.queryByText(/^Archivo elegido/)).toBeNull();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("neither words nor a file: told, marked, and nothing is sent", async () => {
  const { user, sent, world } = draw();
  await user.type(box(), "   ");
  await user.click(submit());
  const sentence = "Por favor escriba un mensaje o seleccione un archivo";
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(world.said).toEqual([]);
  expect(box().getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(sent).toEqual([]);
  await user.type(box(), "a");
  expect(screen.queryByText(sentence)).toBeNull();
});

test.each([["the server's words", () => json({ error: sentence, code: "QUOTA" }, 413), sentence]])(
  "'Error al enviar mensaje' with %s, and nothing is lost",
  async (_case, answer, detail) => {
    const { user, world } = draw(answer);
    await write(user, "Mira");
    await choose(user, video);
    await user.click(submit());
    (await nth(1)).answer({ url: "/api/uploads/x" });
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(screen.getByText(/^Error al enviar mensaje\./)).toBeTruthy();
    expect(world.said).toEqual([]);
    expect(box().value).toBe("Mira");
    expect(screen.getByText("Archivo elegido: clip.mp4")).toBeTruthy();
    expect(submit().getAttribute("aria-disabled")).toBe("false");
  },
);

test("when only the message failed, 'Reintentar' does not send the file again", async () => {
  let tries = 0;
  const { user, sent, world } = draw(() => json({}, ++tries === 1 ? 503 : 201));
  await choose(user, video);
  await user.click(submit());
  (await nth(1)).answer({ url: "/api/uploads/x" });
  await user.click(await screen.findByRole("button", { name: "Reintentar" }));
  await waitFor(() => expect(world.said.at(-1)).toBe(SENT));
  expect(network.sent).toHaveLength(1);
  expect(sent).toHaveLength(2);
});

test("a session that ended during the file is left to the shell", async () => {
  const { user, world } = draw(undefined, { "GET /api/session": () => json({}, 401) });
  await choose(user, video);
  await user.click(submit());
  (await nth(1)).answer({ error: "Vuelve a entrar.", code: "NO_SESSION" }, 401);
  await waitFor(() => expect(world.calls).toEqual(["GET /api/session"]));
  expect(world.said).toEqual([]);
});
