import { json } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw, item } from "../testing/memories.tsx";

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
