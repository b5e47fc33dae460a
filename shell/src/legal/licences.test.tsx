import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { notice, OF_SHELL, of, open, part, SHELL, serve } from "../testing/licences.tsx";

test("the portal's own licence stands first, with its text, and where it is in Spanish", async () => {
  serve({ [SHELL]: OF_SHELL });
  open();
  const own = await part("La licencia de Acompaña");
  expect(own.getByText(/^EUROPEAN UNION PUBLIC LICENCE/).getAttribute("lang")).toBe("en");
  expect(own.getByRole("link").getAttribute("href")).toBe("https://eupl.eu/1.2/es/");
  expect(document.title).toBe("Licencias – Acompaña");
});

test("what could not be read is said by its part, and 'Reintentar' reads it", async () => {
  const answers: Record<string, unknown> = {
    [SHELL]: OF_SHELL,
    [of("senior")]: new TypeError("offline"),
  };
  serve(answers);
  open();
  expect(await screen.findByText("Faltan las de: Usuarios.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "La entrada del portal" })).toBeTruthy();
  answers[of("senior")] = [notice("echarts", "Apache-2.0", "Apache License")];
  await userEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  expect((await part("Usuarios")).getByText("Apache License")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBe(null);
});
