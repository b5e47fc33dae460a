import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw, pill, radio, save } from "./testing/change-reminder-dialog.tsx";

test("a one-off asks for no scope", async () => {
  const { user, change } = draw({ ...pill, recurrency: "none" });
  expect(screen.queryByRole("radio", { name: "Solo esta vez" })).toBeNull();
  await user.click(radio("Cada mes"));
  await user.click(save());
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(change.mock.calls[0]?.[1]).toMatchObject({ scope: "all", recurrency: "monthly" });
});
