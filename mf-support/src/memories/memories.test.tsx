import { json } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { consentRequired } from "../testing/fixtures.ts";
import { draw, item } from "../testing/memories.tsx";

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

test("a consent that is gone turns the view", async () => {
  const { onNoConsent } = draw(consentRequired);
  await waitFor(() => expect(onNoConsent).toHaveBeenCalled());
  expect(screen.queryByRole("alert")).toBeNull();
});
