import { type ScreenProps, ScreenProvider, useScreen } from "@acompana/kit/area";
import { fakeSpeech, json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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
  mayGive: true,
  isProven: false,
  supporters: ["Lucía López", "Pedro López"],
  whyNot: null,
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

const whyNot = "Has entrado sin PIN. También puedes firmarlo en el ayuntamiento.";

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
  const own = () => json({ ...consents, mayGive: true, isProven: true, whyNot: null });
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

test("one card leads to what happened to each consent and to who saw what is theirs", async () => {
  const { user, world } = await draw();
  await user.click(screen.getByRole("button", { name: /^Mis permisos y datos/ }));
  expect(world.moves).toEqual(["own-data"]);
});

test("what can be given here is read again when a consent was changed", async () => {
  let mayGive = true;
  const { user } = await draw({
    "GET /api/users/u1/consents": () =>
      json({ ...consents, mayGive, whyNot: mayGive ? null : whyNot }),
  });
  expect(screen.queryByText(whyNot)).toBeNull();
  mayGive = false;
  await user.click(toggle("Compartir con mi familia"));
  await user.click(save());
  expect(await screen.findByText(whyNot)).toBeTruthy();
});

const GIVES_NONE = {
  "GET /api/users/u1/consents": () => json({ ...consents, mayGive: false, whyNot }),
};

test("beside the switches it says how a consent is given that cannot be given here", async () => {
  await draw(GIVES_NONE);
  const note = await screen.findByText(whyNot);
  const says = (name: string) => toggle(name).getAttribute("aria-describedby")?.split(" ");
  for (const name of ["Compartir con mi familia", "Compartir con el personal municipal"])
    expect(says(name)).toContain(note.id);
  expect(says("Modo noche")).not.toContain(note.id);
});

test("a consent that the server refuses holds up nothing else, and its reason is said", async () => {
  const sent: unknown[] = [];
  const refuses = async (request: Request) => {
    const body = (await request.json()) as { familyConsent?: boolean };
    sent.push(body);
    const code = "CONSENT_NEEDS_OWN_PIN";
    return body.familyConsent ? json({ error: whyNot, code }, 403) : json({ ...record, ...body });
  };
  const { user, world } = await draw({ [SAVE]: refuses });
  await user.click(toggle("Compartir con mi familia"));
  await user.click(toggle("Compartir con el personal municipal"));
  await user.click(toggle("Asistente de voz"));
  await user.click(save());
  const title = "alert: Lo demás está guardado. El permiso no se puede dar aquí.";
  await waitFor(() => expect(world.said.at(-1)).toBe(`${title} – ${whyNot}`));
  const rest = { municipalConsent: false, voiceEnabled: false, darkMode: false };
  expect(sent).toEqual([{ ...rest, familyConsent: true }, rest]);
  expect(isOn("Compartir con mi familia")).toBe(false);
  expect(isOn("Asistente de voz")).toBe(false);
  expect(screen.getByRole("status").textContent).toContain("Recuerda");
  expect(await world.mayLeave()).toBe(true);
});

describe("how the portal speaks", () => {
  const choice = (group: string, name: string) =>
    within(screen.getByRole("group", { name: group })).getByRole<HTMLInputElement>("radio", {
      name,
    });

  test("is at first as it was before one could choose; only what was chosen is sent", async () => {
    const { user, sent } = await draw();
    expect(choice("Velocidad de la voz", "Normal").checked).toBe(true);
    expect(choice("Volumen de la voz", "Alto").checked).toBe(true);
    await user.click(choice("Velocidad de la voz", "Despacio"));
    expect(screen.getByRole("status").textContent).toContain("Tienes cambios sin guardar");
    await user.click(save());
    await waitFor(() =>
      expect(sent).toEqual([{ voiceEnabled: true, voiceSpeed: "slow", darkMode: false }]),
    );
    expect(choice("Velocidad de la voz", "Despacio").checked).toBe(true);
  });

  test("can be heard before it is saved, and stopped", async () => {
    const browser = fakeSpeech();
    const { user, sent } = await draw();
    await user.click(choice("Velocidad de la voz", "Deprisa"));
    await user.click(choice("Volumen de la voz", "Bajo"));
    await user.click(screen.getByRole("button", { name: "Probar la voz" }));
    expect(await screen.findByRole("button", { name: "Parar" })).toBeTruthy();
    await waitFor(() => expect(browser.said).toMatchObject([{ rate: 1.1, volume: 0.4 }]));
    expect(browser.texts()).toEqual(["Hola, María."]);
    await user.click(screen.getByRole("button", { name: "Parar" }));
    expect(browser.isSpeaking()).toBe(false);
    expect(sent).toEqual([]);
  });

  test("is no question where the voice is off, or where the browser cannot speak", async () => {
    const { user } = await draw();
    expect(screen.queryByRole("button", { name: "Probar la voz" })).toBeNull();
    await user.click(toggle("Asistente de voz"));
    expect(screen.queryByRole("group", { name: "Velocidad de la voz" })).toBeNull();
  });
});

test("a switch that would be refused says why at once, and no 'Sí' that is not so", async () => {
  const { user, world, sent } = await draw(GIVES_NONE);
  await screen.findByText(whyNot);
  await user.click(toggle("Compartir con mi familia"));
  expect(world.said).toEqual([`alert: Este permiso no se puede dar aquí – ${whyNot}`]);
  expect(isOn("Compartir con mi familia")).toBe(false);
  expect(sent).toEqual([]);
});

test.each([
  ["a refusal", "Compartir con mi familia", () => json({ error: whyNot }, 403), false],
  ["a lost network, on withdrawing", "Compartir con el personal municipal", offline, true],
] as const)(
  "after %s the switch shows what is so, and the rest stays",
  async (_, name, answer, on) => {
    const { user, world } = await draw({ [SAVE]: answer });
    await user.click(toggle(name));
    await user.click(toggle("Asistente de voz"));
    await user.click(save());
    await waitFor(() => expect(world.said.at(-1)).toContain("Error al guardar la configuración"));
    await waitFor(() => expect(isOn(name)).toBe(on));
    expect(toggle(name).textContent).toContain(on ? "Sí" : "No");
    expect(isOn("Asistente de voz")).toBe(false);
    expect(screen.getByRole("status").textContent).toContain("Tienes cambios sin guardar");
  },
);

describe("before a consent is withdrawn", () => {
  const both = { [READ]: () => json({ ...record, familyConsent: true }) };
  const withdrawn = { familyConsent: false, municipalConsent: false };

  test("what ends and for whom is said, once for each; then it is saved", async () => {
    const { user, world, sent } = await draw(both);
    await screen.findByText(/^Tu PIN lo puso el ayuntamiento/);
    await user.click(toggle("Compartir con mi familia"));
    await user.click(toggle("Compartir con el personal municipal"));
    expect(world.said).toEqual([]);
    await user.click(save());
    await waitFor(() =>
      expect(world.said).toEqual([
        "confirm: ¿Dejar de compartir con tu familia?",
        "confirm: ¿Dejar de compartir con el personal municipal?",
        "alert: Configuración guardada correctamente",
      ]),
    );
    expect(world.asked.map(({ message }) => message)).toEqual([
      "Lucía López y Pedro López ya no verán tu actividad, tus recordatorios ni tus recuerdos. Podrán seguir enviándote mensajes.",
      "El Ayuntamiento de Villanueva del Valle ya no verá tu actividad. Tus familiares la verán como hasta ahora, si la compartes con ellos.",
    ]);
    expect(sent).toMatchObject([withdrawn]);
  });

  test("who declines goes on sharing, and what else was chosen is saved", async () => {
    const sent: unknown[] = [];
    const saved = async (request: Request) => {
      sent.push(await request.json());
      return json({ ...record, familyConsent: true, voiceEnabled: false });
    };
    const { user, world } = await draw({ ...both, [SAVE]: saved }, "light", { confirms: false });
    await user.click(toggle("Compartir con mi familia"));
    await user.click(save());
    await waitFor(() => expect(isOn("Compartir con mi familia")).toBe(true));
    expect(sent).toEqual([]);
    await user.click(toggle("Compartir con mi familia"));
    await user.click(toggle("Asistente de voz"));
    await user.click(save());
    await waitFor(() => expect(sent).toEqual([{ voiceEnabled: false, darkMode: false }]));
    expect(isOn("Compartir con mi familia")).toBe(true);
    expect(world.said.at(-1)).toBe("alert: Configuración guardada correctamente");
  });
});

test("after one that a PIN of the town hall's gave, a PIN of one's own is offered", async () => {
  const { user } = await draw();
  await screen.findByText(/^Tu PIN lo puso el ayuntamiento, o es nuevo/);
  await user.click(toggle("Compartir con mi familia"));
  await user.click(save());
  // It may as well be her own, and new.
  expect(await screen.findByText(/^Has dado un permiso con un PIN/)).toHaveProperty(
    "textContent",
    "Has dado un permiso con un PIN que puso el ayuntamiento, o que es nuevo. Si lo puso el ayuntamiento, puedes elegir uno tuyo: así nadie más podrá darlo por ti.",
  );
  await user.click(await screen.findByRole("button", { name: "Elegir mi PIN" }));
  expect(await screen.findByRole("dialog", { name: "Tu PIN de ahora" })).toBeTruthy();
});
