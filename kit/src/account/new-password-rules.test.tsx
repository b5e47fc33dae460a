import { readdirSync } from "node:fs";
import { join } from "node:path";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderScreen, sourcesIn } from "../testing/index.tsx";
import { ChangePassword } from "./change-password.tsx";
import { NewPassword } from "./new-password.tsx";

it.each([
  [undefined, "Mínimo 6 caracteres. Elige", "cinco", "cincos"],
  [10, "Mínimo 10 caracteres. Tres o cuatro palabras", "tresgatos", "tres-gatos-azules"],
])(
  "with %s characters asked, the forms say so and check it",
  async (shortest, hint, few, enough) => {
    const taken: unknown[] = [];
    const answers = {
      "POST /api/password-links/take": async (request: Request) => {
        taken.push(await request.json());
        return Response.json({ role: "support", email: "elena@casa.es" });
      },
    };
    const setup = { shortestPassword: shortest, answers };
    const login = { name: "login", in: "page" } as const;
    const view = renderScreen(<NewPassword code="abc" login={login} />, setup);
    expect(await screen.findByText(new RegExp(`^${hint}`))).toBeTruthy();
    const field = screen.getByLabelText("Contraseña nueva");
    const save = screen.getByRole("button", { name: "Guardar contraseña" });
    await userEvent.type(field, few);
    await userEvent.click(save);
    const characters = shortest ?? 6;
    const short = `La contraseña debe tener al menos ${characters} caracteres.`;
    expect(await screen.findByText(short)).toBeTruthy();
    expect(taken).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, enough);
    await userEvent.click(save);
    await waitFor(() => expect(taken).toEqual([{ code: "abc", password: enough }]));
    view.unmount();
    renderScreen(<ChangePassword />, setup);
    expect(await screen.findByText(new RegExp(`^${hint}`))).toBeTruthy();
  },
);

const ROOT = join(import.meta.dirname, "../../..");

it("every field for a new password says what the portal asks", () => {
  const workspaces = readdirSync(ROOT).filter((name) => /^(kit|shell|mf-.+)$/.test(name));
  const forms = workspaces
    .flatMap((name) => Object.entries(sourcesIn(join(ROOT, name, "src"))))
    .filter(([file, source]) => !/\.test\./.test(file) && source.includes('"new-password"'));
  expect(forms.length).toBeGreaterThanOrEqual(4);
  const silent = forms.filter(([, source]) => !source.includes("useNewPasswordRules("));
  expect(silent.map(([file]) => file)).toEqual([]);
});
