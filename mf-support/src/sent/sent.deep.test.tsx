import { json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { LIST, open, receipt } from "../testing/sent.tsx";

it("shows older ones on request", async () => {
  const { world } = await open((request) => {
    const limit = Number(new URL(request.url).searchParams.get("limit"));
    const messages = Array.from({ length: Math.min(limit, 25) }, (_, place) => ({
      ...receipt,
      id: `${place}`,
    }));
    return json({ messages, next: limit < 25 ? "more" : null });
  });
  expect(await screen.findAllByRole("listitem")).toHaveLength(20);
  await userEvent.click(screen.getByRole("button", { name: "Ver más antiguos" }));
  await waitFor(() => expect(screen.queryAllByRole("listitem").length).toBe(25));
  expect(screen.queryByRole("button", { name: "Ver más antiguos" })).toBeNull();
  expect(world.calls.filter((call) => call.startsWith(LIST))).toHaveLength(2);
});
