import { signInAdministrator } from "../portal/fixtures.ts";
import { administrator, pressEscape, tabTo } from "../portal/steps.ts";
import { expect, test } from "../portal/test.ts";

test.beforeEach(async ({ portal }) => void (await signInAdministrator(portal)));

test("by keyboard alone: from the address to an enrolled person with a relative", async ({
  page,
}) => {
  const toButton = (name: string | RegExp) =>
    tabTo(page, page.getByRole("button", { name }).first());
  const toField = (name: string | RegExp) => tabTo(page, page.getByLabel(name).first());
  const press = async (name: string | RegExp) => {
    await toButton(name);
    await page.keyboard.press("Enter");
  };
  await page.goto("");
  await press(/^Toca en cualquier lugar/);
  await press(/^Administración/);
  await toField("Correo Electrónico");
  await page.keyboard.type(administrator.email);
  await toField("Contraseña");
  await page.keyboard.type(administrator.password);
  await page.keyboard.press("Enter");

  await press("Crear Nuevo Usuario");
  await expect(page.getByLabel("Nombre Completo")).toBeFocused();
  await page.keyboard.type("Inés Soto");
  await toField("PIN de acceso");
  await page.keyboard.type("6402");
  await toField("Compartir con la familia");
  await page.keyboard.press("Space");
  await toField(/^Acepto/);
  await page.keyboard.press("Space");
  await press("Crear Usuario");
  await expect(page.getByRole("alertdialog")).toContainText("creado exitosamente");
  await press("Agregar Apoyo");
  await expect(page.getByLabel("Nombre Completo")).toBeFocused();
  await page.keyboard.type("Ana Soto");
  await toField("Correo Electrónico");
  await page.keyboard.type("ana@soto.es");
  await toField("Contraseña");
  await page.keyboard.type("luna-llena");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toContainText("agregada exitosamente");
  await pressEscape(page.getByRole("alertdialog"));
  await expect(page.getByRole("alertdialog")).toBeHidden();

  await toField("Buscar usuario por nombre");
  await page.keyboard.type("ines");
  await expect(page.getByText("1 usuario(s) encontrado(s)")).toBeVisible();
  await press("Consultar Apoyos");
  await expect(page.getByRole("dialog").getByText("ana@soto.es")).toBeVisible();
  await pressEscape(page.getByRole("dialog"));
  await press("Eliminar a Inés Soto");
  await press("Sí, eliminar");
  await pressEscape(page.getByRole("dialog", { name: "Justificante del borrado" }));
  await expect(page.getByText("0 usuario(s) encontrado(s)")).toBeVisible();
  await press("Cerrar Sesión");
  await expect(page.getByRole("button", { name: /^Toca en cualquier lugar/ })).toBeVisible();
});
