import { json, unplayableRecordings } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  box,
  choose,
  draw,
  fakeBrowser,
  network,
  nth,
  photo,
  picker,
  SENT,
  sentence,
  submit,
  three,
  video,
  write,
} from "../testing/message.tsx";

beforeEach(fakeBrowser);

afterEach(() => {
  vi.unstubAllGlobals();
});

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

test("Enter begins a new line; with Ctrl it sends", async () => {
  const { user, sent } = draw();
  await user.type(box(), "Uno{Enter}dos");
  expect(sent).toEqual([]);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ content: "Uno\ndos" });
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

test("a text that is too long is told before it is sent, and stays", async () => {
  const { user, sent, world } = draw();
  await user.click(box());
  await user.paste("a".repeat(2001));
  await user.click(submit());
  expect(screen.getByText("El mensaje es demasiado largo. Máximo 2000 caracteres.")).toBeTruthy();
  expect(world.said).toEqual([]);
  expect(box().value).toHaveLength(2001);
  expect(sent).toEqual([]);
});

test.each([
  ["the server's words", () => json({ error: sentence, code: "QUOTA" }, 413), sentence],
  [
    "a server without words",
    () => new Response("Bad gateway", { status: 502 }),
    "Error al enviar mensaje. Tu mensaje sigue aquí, no has perdido nada.",
  ],
  [
    "a lost network",
    () => {
      throw new TypeError("Failed to fetch");
    },
    "Error al enviar mensaje. No hay conexión con el servidor. Tu mensaje sigue aquí: cuando vuelva, pulsa «Reintentar».",
  ],
])("'Error al enviar mensaje' with %s, and nothing is lost", async (_case, answer, detail) => {
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
});

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

test("the network is lost during the file and comes back: 'Reintentar' sends it whole", async () => {
  const { user, sent, world } = draw();
  await write(user, "Mira");
  await choose(user, video);
  await user.click(submit());
  const upload = await nth(1);
  upload.progress(40);
  upload.lose();
  const retry = await screen.findByRole("button", { name: "Reintentar" });
  expect(screen.getByText(/^Error al enviar mensaje\. No hay conexión/)).toBeTruthy();
  expect(world.said).toEqual([]);
  expect(sent).toEqual([]);
  await user.click(retry);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Enviando..." }));
  (await nth(2)).answer({ url: "/api/uploads/y" });
  await waitFor(() => expect(world.said.at(-1)).toBe(SENT));
  expect(sent).toEqual([
    { toUserId: "u1", content: "Mira", type: "video", mediaUrl: "/api/uploads/y" },
  ]);
});

test("several go one after the other under one progress, the words with the first", async () => {
  const { user, sent, world } = draw();
  await write(user, "Las bodas");
  await user.upload(picker(), three());
  await screen.findByText("Archivos elegidos: 3. uno.mp4, dos.mp4, tres.mp4");
  await user.click(submit());
  const bar = await screen.findByRole("progressbar");
  for (const [at, percent] of ["16", "50", "83"].entries()) {
    const upload = await nth(at + 1);
    upload.progress(50);
    await waitFor(() => expect(bar.getAttribute("value")).toBe(percent));
    upload.answer({ url: `/api/uploads/${at}` });
  }
  await waitFor(() => expect(world.said).toEqual([SENT]));
  expect(sent).toEqual(
    ["Las bodas", "Archivo adjunto", "Archivo adjunto"].map((content, at) => ({
      toUserId: "u1",
      content,
      type: "video",
      mediaUrl: `/api/uploads/${at}`,
    })),
  );
  expect(screen.queryByText(/\.mp4/)).toBeNull();
});

test("one that fails is told by its name and sent again alone", async () => {
  const { user, sent, world } = draw();
  await write(user, "Las bodas");
  await user.upload(picker(), three());
  await screen.findByText(/^Archivos elegidos: 3/);
  await user.click(submit());
  (await nth(1)).answer({ url: "/api/uploads/1" });
  (await nth(2)).answer({ error: "El archivo está dañado.", code: "FILE_DAMAGED" }, 400);
  (await nth(3)).answer({ url: "/api/uploads/3" });
  expect(await screen.findByText("dos.mp4: El archivo está dañado.")).toBeTruthy();
  expect(screen.getByText(/^Lo que ves arriba no se ha enviado; lo demás sí\./)).toBeTruthy();
  expect(screen.queryByText(/uno\.mp4|tres\.mp4/)).toBeNull();
  expect(world.said).toEqual([]);
  expect(sent).toHaveLength(2);
  // The words have gone with the first.
  expect(box().value).toBe("");
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  (await nth(4)).answer({ error: "El archivo está dañado.", code: "FILE_DAMAGED" }, 400);
  const rest =
    "Lo que ya ha llegado se queda enviado. Lo demás sigue aquí. Para enviarlo, pulsa «Reintentar».";
  expect(await screen.findByText(`Error al enviar mensaje. ${rest}`)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  (await nth(5)).answer({ url: "/api/uploads/2" });
  await waitFor(() => expect(world.said).toEqual([SENT]));
  expect(sent.at(-1)).toMatchObject({ content: "Archivo adjunto", mediaUrl: "/api/uploads/2" });
  expect(sent).toHaveLength(3);
});

test("a lost network stops all, and what had arrived is not sent again", async () => {
  const { user, sent, world } = draw();
  await user.upload(picker(), three());
  await screen.findByText(/^Archivos elegidos: 3/);
  await user.click(submit());
  (await nth(1)).answer({ url: "/api/uploads/1" });
  (await nth(2)).lose();
  // The words have gone with the first, and nobody is led to write them again.
  expect(
    await screen.findByText(
      "Error al enviar mensaje. No hay conexión con el servidor. Lo que ya ha llegado se queda enviado. Lo demás sigue aquí. Cuando vuelva, pulsa «Reintentar».",
    ),
  ).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Reintentar" }));
  expect(screen.queryByText(/uno\.mp4/)).toBeNull();
  (await nth(3)).answer({ url: "/api/uploads/2" });
  (await nth(4)).answer({ url: "/api/uploads/3" });
  await waitFor(() => expect(world.said).toEqual([SENT]));
  expect(sent.map((one) => (one as { mediaUrl: string }).mediaUrl)).toEqual([
    "/api/uploads/1",
    "/api/uploads/2",
    "/api/uploads/3",
  ]);
});

test("cancelled while a message is on its way, it waits for the end to say what is left", async () => {
  let open: (response: Response) => void = () => {};
  const waiting = new Promise<Response>((resolve) => {
    open = resolve;
  });
  const { user, sent, world } = draw(() => waiting);
  await write(user, "Las bodas");
  await user.upload(picker(), three());
  await screen.findByText(/^Archivos elegidos: 3/);
  await user.click(submit());
  (await nth(1)).answer({ url: "/api/uploads/1" });
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Cancelar el envío" }));
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(world.said).toEqual([]);
  open(json({}, 201));
  const kept = "Lo que ya ha llegado se queda enviado. Lo demás sigue aquí.";
  await waitFor(() => expect(world.said).toEqual([`toast: Envío cancelado – ${kept}`]));
  expect(box().value).toBe("");
  await screen.findByText("Archivos elegidos: 2. dos.mp4, tres.mp4");
  expect([sent.length, network.sent.length]).toEqual([1, 1]);
});

test("'Cancelar el envío' keeps everything and says so", async () => {
  const { user, sent, world } = draw();
  await write(user, "Mira");
  await choose(user, video);
  await user.click(submit());
  const upload = await nth(1);
  await user.click(screen.getByRole("button", { name: "Cancelar el envío" }));
  await waitFor(() => expect(upload.aborted).toBe(true));
  const kept = "Tu mensaje sigue aquí, no has perdido nada.";
  await waitFor(() => expect(world.said).toEqual([`toast: Envío cancelado – ${kept}`]));
  expect(box().value).toBe("Mira");
  expect(screen.getByText("Archivo elegido: clip.mp4")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(sent).toEqual([]);
});

test("a session that ended during the file is left to the shell", async () => {
  const { user, world } = draw(undefined, { "GET /api/session": () => json({}, 401) });
  await choose(user, video);
  await user.click(submit());
  (await nth(1)).answer({ error: "Vuelve a entrar.", code: "NO_SESSION" }, 401);
  await waitFor(() => expect(world.calls).toEqual(["GET /api/session"]));
  expect(world.said).toEqual([]);
});

test("leaving during the file takes it back and says nothing of a message that stays", async () => {
  const { user, world, unmount } = draw();
  await choose(user, video);
  await user.click(submit());
  const upload = await nth(1);
  unmount();
  await waitFor(() => expect(upload.aborted).toBe(true));
  expect(world.said).toEqual([]);
});

test("words sent again after a lost answer bear the same key, and the next message another", async () => {
  const keys: (string | null)[] = [];
  const { user, world } = draw((request) => {
    keys.push(request.headers.get("Idempotency-Key"));
    if (keys.length === 1) throw new TypeError("Failed to fetch");
    return json({}, 201);
  });
  const send = async () => {
    await write(user, "Buenos días");
    await user.click(submit());
  };
  await send();
  await screen.findByRole("button", { name: "Reintentar" });
  await user.click(submit());
  await waitFor(() => expect(world.said.at(-1)).toBe(SENT));
  await send();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("a video of an iPhone is told before anything is sent, and sent only by who wants to", async () => {
  const [iphone] = unplayableRecordings;
  if (!iphone) throw new Error("There is none");
  const { user } = draw();
  await user.upload(picker(), iphone.file);
  expect((await screen.findByText(iphone.says)).role).toBe("alert");
  expect(network.sent).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Elegirlo de todos modos" }));
  await user.click(submit());
  expect((await nth(1)).body).toBeTruthy();
});

const UNDECIDED =
  "alert: Queda un archivo por decidir. Pulsa uno de los botones que tiene debajo y vuelve a enviar.";

test("nothing is sent without the file of which it is not decided whether it goes", async () => {
  const [iphone] = unplayableRecordings;
  if (!iphone) throw new Error("There is none");
  const { user, sent, world } = draw();
  await write(user, "Mira qué boda");
  await choose(user, video);
  await user.upload(picker(), iphone.file);
  await screen.findByText(iphone.says);
  await user.click(submit());
  await waitFor(() => expect(world.said).toEqual([UNDECIDED]));
  expect([sent, network.sent, box().value]).toEqual([[], [], "Mira qué boda"]);
  await user.click(screen.getByRole("button", { name: "Seguir sin él" }));
  expect(screen.queryByText(iphone.says)).toBeNull();
  await user.click(submit());
  (await nth(1)).answer({ url: "/api/uploads/1" });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ content: "Mira qué boda", mediaUrl: "/api/uploads/1" });
});
