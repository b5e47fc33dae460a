import { openBeforePill, ringInSudoku } from "../portal/ringing.ts";
import { expect, test } from "../portal/test.ts";

test("a reminder rings while she plays, and the game waits until it is done", async ({
  page,
  portal,
}) => {
  const { call, reminders, pill, letRing } = await openBeforePill(page, portal);
  await letRing();
  const { ring, played, stopped } = await ringInSudoku(page, pill.title);
  await ring.getByRole("button", { name: "Hecho" }).click();
  await expect(ring).toBeHidden();
  expect(await call("GET", reminders)).toMatchObject([{ isCompleted: true }]);
  await page.clock.runFor(2_000);
  expect(await played()).not.toBe(stopped);
});
