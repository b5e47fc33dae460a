import { json, offline, unopenablePictures, unplayableRecordings } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import {
  box,
  choose,
  draw,
  fakeBrowser,
  named,
  network,
  nth,
  picker,
  SENT,
  submit,
  three,
  video,
  write,
} from "../testing/message.tsx";

beforeEach(fakeBrowser);

test("a video without words says 'Archivo adjunto'", async () => {
  const { user, sent } = draw();
  await choose(user, video);
  await user.click(submit());
  (await nth(1)).answer({ url: "/api/uploads/x" });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ content: "Archivo adjunto", type: "video" });
});

test("a message that had arrived without its answer is not a failure", async () => {
  let tries = 0;
  const { user, world } = draw(() => {
    tries += 1;
    if (tries === 1) throw new TypeError("Failed to fetch");
    return json({ error: "Este archivo ya está guardado.", code: "UPLOAD_USED" }, 409);
  });
  await choose(user, video);
  await user.click(submit());
  (await nth(1)).answer({ url: "/api/uploads/x" });
  await user.click(await screen.findByRole("button", { name: "Reintentar" }));
  await waitFor(() => expect(world.said.at(-1)).toBe(SENT));
});

test("cancelled between two, it says that one has arrived and keeps the rest", async () => {
  const { user, sent, world } = draw();
  await user.upload(picker(), three());
  await screen.findByText(/^Archivos elegidos: 3/);
  await user.click(submit());
  (await nth(1)).answer({ url: "/api/uploads/1" });
  await nth(2);
  await user.click(screen.getByRole("button", { name: "Cancelar el envío" }));
  const kept = "Lo que ya ha llegado se queda enviado. Lo demás sigue aquí.";
  await waitFor(() => expect(world.said).toEqual([`toast: Envío cancelado – ${kept}`]));
  await screen.findByText("Archivos elegidos: 2. dos.mp4, tres.mp4");
  expect(sent).toHaveLength(1);
});

test.each([
  ["arrives all the same", 201, SENT],
  ["fails", 503, "toast: Envío cancelado – Tu mensaje sigue aquí, no has perdido nada."],
])("cancelled too late, a message %s, and only that is told", async (_case, status, toast) => {
  let open: (response: Response) => void = () => {};
  let tries = 0;
  const { user, world } = draw(() => {
    tries += 1;
    if (tries === 1) return json({}, 503);
    return new Promise<Response>((resolve) => {
      open = resolve;
    });
  });
  await write(user, "Mira");
  await choose(user, video);
  await user.click(submit());
  (await nth(1)).answer({ url: "/api/uploads/x" });
  await user.click(await screen.findByRole("button", { name: "Reintentar" }));
  await waitFor(() => expect(tries).toBe(2));
  await user.click(screen.getByRole("button", { name: "Cancelar el envío" }));
  open(json({}, status));
  await waitFor(() => expect(world.said).toEqual([toast]));
  expect(box().value).toBe(status === 201 ? "" : "Mira");
  expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull();
});

test("when none of several arrives, nothing is said to have been sent", async () => {
  const { user, sent } = draw();
  await write(user, "Las bodas");
  await user.upload(picker(), three().slice(0, 2));
  await screen.findByText(/^Archivos elegidos: 2/);
  await user.click(submit());
  for (const at of [1, 2])
    (await nth(at)).answer({ error: "El archivo está dañado.", code: "FILE_DAMAGED" }, 400);
  expect(
    await screen.findByText("Error al enviar mensaje. Tu mensaje sigue aquí, no has perdido nada."),
  ).toBeTruthy();
  expect(screen.queryByText(/lo demás sí/)).toBeNull();
  expect([box().value, sent]).toEqual(["Las bodas", []]);
});

test("a failure is told for as long as one of its files is there", async () => {
  const { user } = draw();
  await user.upload(picker(), three());
  await screen.findByText(/^Archivos elegidos: 3/);
  await user.click(submit());
  (await nth(1)).answer({ url: "/api/uploads/1" });
  for (const at of [2, 3])
    (await nth(at)).answer({ error: "El archivo está dañado.", code: "FILE_DAMAGED" }, 400);
  await screen.findByText(/^Lo que ves arriba no se ha enviado; lo demás sí\./);
  await user.click(screen.getByRole("button", { name: /^Quitar.*dos\.mp4/ }));
  expect(screen.getByText("tres.mp4: El archivo está dañado.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reintentar" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Quitar/ }));
  expect(screen.queryByText(/^Lo que ves arriba/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull();
});

test.each(unopenablePictures)("$what is told by its kind, and the others stay", async (one) => {
  const user = userEvent.setup({ applyAccept: false });
  draw();
  await user.upload(picker(), [named("uno.mp4"), one.file]);
  const alert = await screen.findByText(one.says);
  expect(alert.role).toBe("alert");
  expect(alert.textContent).toContain(`${one.file.name}: `);
  expect(screen.getByText(/^uno\.mp4/)).toBeTruthy();
});

test.each(unplayableRecordings)("$what is told, and sent only by who wants to", async (one) => {
  const user = userEvent.setup({ applyAccept: false });
  draw();
  await user.upload(picker(), [named("uno.mp4"), one.file]);
  const alert = await screen.findByText(/IMG_1|boda|00001/, { selector: "[role=alert]" });
  expect(alert.textContent).toContain(`${one.file.name}: `);
  expect(screen.getByText(/^uno\.mp4/)).toBeTruthy();
  const anyway = screen.queryByRole("button", { name: "Elegirlo de todos modos" });
  expect(anyway !== null).toBe(one.isTaken);
  if (!anyway) return;
  await user.click(anyway);
  await user.click(submit());
  (await nth(1)).answer({ url: "/api/uploads/1" });
  const body = (await nth(2)).body;
  const sent = body instanceof FormData ? (body.get("file") as File) : null;
  expect([sent?.type, sent?.size]).toEqual([one.file.type, one.file.size]);
});

test("Enter begins a new line; with Ctrl it sends", async () => {
  const { user, sent } = draw();
  await user.type(box(), "Uno{Enter}dos");
  expect(sent).toEqual([]);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ content: "Uno\ndos" });
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
  [
    "a server without words",
    () => new Response("Bad gateway", { status: 502 }),
    "Error al enviar mensaje. Tu mensaje sigue aquí, no has perdido nada.",
  ],
  [
    "a lost network",
    offline,
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
