import { type ScreenProps, ScreenProvider, useScreen } from "@acompana/kit/area";
import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { Settings } from "./settings.tsx";

const READ = "GET /api/users/u1";
const SAVE = "PUT /api/users/u1/settings";

const record = {
  ...carmen.user,
  familyConsent: false,
  municipalConsent: true,
  voiceEnabled: true,
  darkMode: false,
};

const consents = {
  family: { isInForce: false, due: null },
  municipal: { isInForce: true, due: null },
  mayGive: false,
  whyNot: "Tu PIN lo puso el ayuntamiento. También puedes firmarlo en el ayuntamiento.",
  history: [
    {
      consent: "municipal",
      step: "on-paper",
      administrator: "Ana Ruiz",
      at: "2026-03-02T10:00:00.000Z",
      inForceFrom: "2026-03-09T10:00:00.000Z",
    },
  ],
};

const offline = () => {
  throw new TypeError("Failed to fetch");
};

beforeEach(() => void vi.stubGlobal("reportError", vi.fn()));
afterEach(() => void vi.unstubAllGlobals());

/** The settings under the shell's button in the corner, which changes the theme as well. */
function UnderCorner({ first }: { first: ScreenProps["theme"] }) {
  const given = useScreen();
  const [theme, setTheme] = useState(first);
  return (
    <ScreenProvider value={{ ...given, theme }}>
      <button type="button" onClick={() => setTheme(theme === "dark" ? "light" : "dark")}>
        Cambiar el modo
      </button>
      <Settings />
    </ScreenProvider>
  );
}

async function draw(
  answers: ScreenSetup["answers"] = {},
  theme: ScreenProps["theme"] = "light",
  setup: ScreenSetup = {},
) {
  const sent: unknown[] = [];
  const themes: string[] = [];
  const view = renderScreen(
    <StrictMode>
      <UnderCorner first={theme} />
    </StrictMode>,
    {
      session: carmen,
      screen: "settings",
      ...setup,
      setTheme: (theme) => void themes.push(theme),
      answers: {
        [READ]: () => json(record),
        "GET /api/users/u1/consents": () => json(consents),
        [SAVE]: async (request) => {
          const body = (await request.json()) as object;
          sent.push(body);
          return json({ ...record, ...body });
        },
        ...answers,
      },
    },
  );
  await screen.findByRole("switch", { name: "Modo noche" });
  return { ...view, sent, themes, user: userEvent.setup() };
}

const toggle = (name: string) => screen.getByRole("switch", { name });
const isOn = (name: string) => toggle(name).getAttribute("aria-checked") === "true";
const save = () => screen.getByRole("button", { name: "Guardar cambios" });

test("shows whose settings they are, and each as the server has it, in words too", async () => {
  await draw();
  expect(screen.getByRole("heading", { level: 1, name: "Ajustes" })).toBeTruthy();
  expect(screen.getByText("María del Carmen Ruiz")).toBeTruthy();
  expect(isOn("Compartir con mi familia")).toBe(false);
  expect(isOn("Compartir con el personal municipal")).toBe(true);
  expect(isOn("Asistente de voz")).toBe(true);
  expect(toggle("Modo noche").textContent).toContain("No");
  expect(screen.getByRole("status").textContent).toContain("Recuerda pulsar «Guardar cambios»");
});

test("a switch changes only here until it is saved; then it is sent, and of the consents only what changed", async () => {
  const { user, world, sent, themes } = await draw();
  await user.click(toggle("Modo noche"));
  await user.click(toggle("Compartir con mi familia"));
  expect(toggle("Modo noche").textContent).toContain("Sí");
  expect(screen.getByRole("status").textContent).toContain("Tienes cambios sin guardar");
  expect([sent, themes]).toEqual([[], []]);
  await user.click(save());
  await waitFor(() => expect(world.said).toEqual(["alert: Configuración guardada correctamente"]));
  expect(sent).toEqual([{ familyConsent: true, voiceEnabled: true, darkMode: true }]);
  expect(themes).toEqual(["dark"]);
  expect(world.refreshed).toBe(1);
  expect(screen.getByRole("status").textContent).toContain("Recuerda");
  expect(await world.mayLeave()).toBe(true);
});

test.each([
  { page: "dark", kept: false },
  { page: "dark", kept: true },
  { page: "light", kept: true },
] as const)(
  "'Modo noche' says how a $page page looks where $kept was saved, and saving another switch changes no theme",
  async ({ page, kept }) => {
    const read = { [READ]: () => json({ ...record, darkMode: kept }) };
    const { user, world, sent, themes } = await draw(read, page);
    const isDark = page === "dark";
    expect(isOn("Modo noche")).toBe(isDark);
    expect(screen.getByRole("status").textContent).toContain("Recuerda");
    await user.click(toggle("Asistente de voz"));
    await user.click(save());
    await waitFor(() => expect(world.said).toHaveLength(1));
    expect(sent).toMatchObject([{ voiceEnabled: false, darkMode: isDark }]);
    expect(themes).toEqual([]);
    expect(isOn("Modo noche")).toBe(isDark);
  },
);

test("the button in the corner moves the switch, and nothing is left to save", async () => {
  const { user, world } = await draw();
  await user.click(screen.getByRole("button", { name: "Cambiar el modo" }));
  expect(isOn("Modo noche")).toBe(true);
  expect(await world.mayLeave()).toBe(true);
  expect(world.said).toEqual([]);
  await user.click(toggle("Modo noche"));
  await user.click(screen.getByRole("button", { name: "Cambiar el modo" }));
  expect(isOn("Modo noche")).toBe(false);
  expect(await world.mayLeave()).toBe(true);
});

test("while it saves, the button says so and takes no second press", async () => {
  let answer: (response: Response) => void = () => {};
  const waiting = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { user, world } = await draw({ [SAVE]: () => waiting });
  await user.click(toggle("Asistente de voz"));
  await user.dblClick(save());
  const busy = screen.getByRole("button", { name: "Guardando..." });
  expect((busy as HTMLButtonElement).disabled).toBe(true);
  expect(world.calls.filter((call) => call.startsWith("PUT"))).toHaveLength(1);
  answer(json({ ...record, voiceEnabled: false }));
  await waitFor(() => expect((save() as HTMLButtonElement).disabled).toBe(false));
});

test.each([
  ["a server that fails", () => json({ error: "Algo ha fallado." }, 500), " – Algo ha fallado."],
  ["a lost network", offline, " – Error de conexión al servidor"],
])("%s is told, and what was chosen stays", async (_case, answer, detail) => {
  const { user, world, themes } = await draw({ [SAVE]: answer });
  await user.click(toggle("Modo noche"));
  await user.click(save());
  await waitFor(() =>
    expect(world.said).toEqual([`alert: Error al guardar la configuración${detail}`]),
  );
  expect(isOn("Modo noche")).toBe(true);
  expect(themes).toEqual([]);
  expect(screen.getByRole("status").textContent).toContain("Tienes cambios sin guardar");
});

test("leaving with unsaved changes asks; a switch that is put back asks nothing", async () => {
  const { user, world } = await draw();
  await user.click(toggle("Modo noche"));
  await world.mayLeave();
  expect(world.said).toEqual(["confirm: Tienes cambios sin guardar"]);
  await user.click(toggle("Modo noche"));
  await world.mayLeave();
  expect(world.said).toHaveLength(1);
});

test("the first choice on leaving saves what was changed, and then leaves", async () => {
  const { user, world, sent, themes } = await draw({}, "light", { confirms: "first" });
  await user.click(toggle("Modo noche"));
  await act(async () => expect(await world.mayLeave()).toBe(true));
  expect(sent).toMatchObject([{ darkMode: true, voiceEnabled: true }]);
  expect(themes).toEqual(["dark"]);
  expect(world.said).toEqual([
    "confirm: Tienes cambios sin guardar",
    "toast: Configuración guardada correctamente",
  ]);
});

test("when that fails one stays, with the reason and with what was changed", async () => {
  const failed = () => json({ error: "Algo ha fallado." }, 500);
  const { user, world } = await draw({ [SAVE]: failed }, "light", { confirms: "first" });
  await user.click(toggle("Modo noche"));
  await act(async () => expect(await world.mayLeave()).toBe(false));
  expect(world.said).toEqual([
    "confirm: Tienes cambios sin guardar",
    "alert: Error al guardar la configuración – Algo ha fallado.",
  ]);
  expect(isOn("Modo noche")).toBe(true);
});

test("settings that cannot be read are those of the sign-in, and only the change is sent", async () => {
  const { user, sent, world } = await draw({ [READ]: offline });
  expect(isOn("Compartir con mi familia")).toBe(true);
  expect(world.said).toEqual([]);
  expect(await screen.findByText("Sin conexión")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reintentar" })).toBeTruthy();
  await user.click(toggle("Asistente de voz"));
  await user.click(save());
  await waitFor(() => expect(sent).toEqual([{ voiceEnabled: false }]));
});

test("by keyboard: a switch answers to the space bar", async () => {
  const { user } = await draw();
  toggle("Asistente de voz").focus();
  await user.keyboard(" ");
  expect(isOn("Asistente de voz")).toBe(false);
});

test("a copy of everything is one press away with a PIN of one's own, else the town hall makes it", async () => {
  const own = () => json({ ...consents, mayGive: true, whyNot: null });
  const { unmount } = await draw({ "GET /api/users/u1/consents": own });
  const link = await screen.findByRole("link", { name: "Descargar mis datos" });
  expect(link.getAttribute("href")).toBe("/api/users/u1/export?as=person");
  expect(link.hasAttribute("download")).toBe(true);
  unmount();
  const other = await draw();
  expect(await screen.findByText(/o pídela en tu ayuntamiento\.$/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Descargar mis datos" })).toBeNull();
  other.unmount();
  const enteredBy = { id: "a1", name: "Ana Ruiz" };
  await draw({}, "light", { session: { ...carmen, enteredBy } });
  expect(await screen.findByRole("button", { name: "Guardar cambios" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Descargar mis datos" })).toBeNull();
});

test("what happened to each consent is read again when one was changed", async () => {
  const [step] = consents.history;
  let history = consents.history;
  const { user } = await draw({
    "GET /api/users/u1/consents": () => json({ ...consents, history }),
  });
  expect(await screen.findAllByText(/Ana Ruiz/)).toHaveLength(1);
  history = [...history, { ...step, administrator: "Rosa Gil" } as typeof step & object];
  await user.click(toggle("Compartir con mi familia"));
  await user.click(save());
  expect(await screen.findByText(/Rosa Gil/)).toBeTruthy();
});

test("says why no consent can be given here, and what happened to each", async () => {
  await draw();
  expect(await screen.findByText(/^Tu PIN lo puso el ayuntamiento/)).toBeTruthy();
  const step = /^En papel, ante Ana Ruiz\. Vale desde el lunes, 9 de marzo de 2026/;
  expect(screen.getByText(step)).toBeTruthy();
  expect(screen.getByText("lunes, 2 de marzo de 2026")).toBeTruthy();
});
