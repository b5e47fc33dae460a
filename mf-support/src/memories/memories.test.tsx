import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { carmen, consentRequired, sessionWith } from "../testing/fixtures.ts";
import { Memories } from "./memories.tsx";

const MEDIA = "GET /api/users/u1/media";

const item = (n: number) => ({
  id: `m${n}`,
  mimeType: "image/jpeg",
  url: `/file${n}`,
  title: `Recuerdo ${n}`,
  description: null,
  originalName: "foto.jpg",
  uploadedAt: new Date(Date.UTC(2026, 2, 1) - n * 1000).toISOString(),
  thumbnail: `/thumbnails/t${n}`,
  isFavorite: false,
});

function draw(answer: NonNullable<ScreenSetup["answers"]>[string]) {
  const onNoConsent = vi.fn();
  const view = renderScreen(<Memories person={carmen} onNoConsent={onNoConsent} />, {
    screen: "support-dashboard",
    session: sessionWith([carmen]),
    answers: { [MEDIA]: answer },
  });
  return { ...view, onNoConsent, user: userEvent.setup() };
}

test("shows the memories, to look at and no more", async () => {
  const { user } = draw(() => json([item(1), item(2)]));
  expect(screen.getByRole("status").textContent).toContain("Cargando recuerdos...");
  expect(await screen.findByText("2 recuerdos")).toBeTruthy();
  const cards = await screen.findAllByRole("article");
  expect(cards).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /Eliminar|[Ff]avorit/ })).toBeNull();
  await user.click(within(cards[0] as HTMLElement).getByRole("button"));
  const viewer = screen.getByRole("dialog", { name: "Recuerdo 1" });
  const picture = within(viewer).getByRole("img");
  expect(picture.getAttribute("src")).toBe("/api/users/u1/objects/file1?as=support");
  await user.click(within(viewer).getByRole("button", { name: /Cerrar/ }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("goes on where a full page of the list ends", async () => {
  const { world } = draw((request) => {
    const before = new URL(request.url).searchParams.get("before");
    return json(before ? [item(2000)] : Array.from({ length: 2000 }, (_, n) => item(n)));
  });
  expect(await screen.findByText("2001 recuerdos")).toBeTruthy();
  expect(world.calls).toHaveLength(2);
  expect(world.calls[1]).toContain(`before=${encodeURIComponent(item(1999).uploadedAt)}`);
});

test("none yet", async () => {
  draw(() => json([]));
  expect(await screen.findByText("Todavía no hay recuerdos")).toBeTruthy();
});

test("a list that cannot be read says why, and is asked for again", async () => {
  let tries = 0;
  const { user } = draw(() =>
    ++tries === 1 ? json({ error: "Algo ha fallado.", code: "INTERNAL" }, 500) : json([item(1)]),
  );
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("No se han podido cargar los recuerdos");
  expect(alert.textContent).toContain("Algo ha fallado.");
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(await screen.findByText("1 recuerdo")).toBeTruthy();
});

test("a consent that is gone turns the view", async () => {
  const { onNoConsent } = draw(consentRequired);
  await waitFor(() => expect(onNoConsent).toHaveBeenCalled());
  expect(screen.queryByRole("alert")).toBeNull();
});
