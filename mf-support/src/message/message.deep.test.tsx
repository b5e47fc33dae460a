import { json, unopenablePictures, unplayableRecordings } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  box,
  choose,
  draw,
  fakeBrowser,
  named,
  nth,
  picker,
  SENT,
  submit,
  three,
  video,
  write,
} from "../testing/message.tsx";

beforeEach(fakeBrowser);

afterEach(() => {
  vi.unstubAllGlobals();
});

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
