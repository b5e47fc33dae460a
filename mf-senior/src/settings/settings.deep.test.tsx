import { fakeSpeech, json, offline } from "@acompana/kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import {
  choice,
  consents,
  draw,
  GIVES_NONE,
  isOn,
  READ,
  record,
  SAVE,
  save,
  toggle,
  whyNot,
} from "../testing/settings.tsx";

beforeEach(() => void vi.stubGlobal("reportError", vi.fn()));

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

test("by keyboard: a switch answers to the space bar", async () => {
  const { user } = await draw();
  toggle("Asistente de voz").focus();
  await user.keyboard(" ");
  expect(isOn("Asistente de voz")).toBe(false);
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

test("beside the switches it says how a consent is given that cannot be given here", async () => {
  await draw(GIVES_NONE);
  const note = await screen.findByText(whyNot);
  const says = (name: string) => toggle(name).getAttribute("aria-describedby")?.split(" ");
  for (const name of ["Compartir con mi familia", "Compartir con el personal municipal"])
    expect(says(name)).toContain(note.id);
  expect(says("Modo noche")).not.toContain(note.id);
});

describe("how the portal speaks", () => {
  test("can be heard before it is saved, and stopped", async () => {
    const browser = fakeSpeech();
    const { user, sent } = await draw();
    await user.click(choice("Velocidad de la voz", "Deprisa"));
    await user.click(choice("Volumen de la voz", "Bajo"));
    await user.click(screen.getByRole("button", { name: "Probar la voz" }));
    expect(await screen.findByRole("button", { name: "Parar" })).toBeTruthy();
    await waitFor(() => expect(browser.said).toMatchObject([{ rate: 1.1, volume: 0.4 }]));
    expect(browser.texts()).toEqual(["Hola, María del Carmen."]);
    await user.click(screen.getByRole("button", { name: "Parar" }));
    expect(browser.isSpeaking()).toBe(false);
    expect(sent).toEqual([]);
  });

  test("says below its button that it cannot be heard, until it is tried again", async () => {
    const browser = fakeSpeech();
    const { user, world } = await draw();
    const failed = () => screen.queryByText("Ahora mismo no se puede leer en voz alta.");
    const tryIt = () => user.click(screen.getByRole("button", { name: "Probar la voz" }));
    await tryIt();
    await waitFor(() => expect(browser.isSpeaking()).toBe(true));
    await act(async () => browser.fail());
    expect(failed()?.closest("[aria-live=assertive]")).toBeTruthy();
    expect(world.said).toEqual([]);
    await tryIt();
    await waitFor(() => expect(browser.isSpeaking()).toBe(true));
    await act(async () => browser.end());
    await waitFor(() => expect(failed()).toBeNull());
  });

  test("is no question where the voice is off, or where the browser cannot speak", async () => {
    const { user } = await draw();
    expect(screen.queryByRole("button", { name: "Probar la voz" })).toBeNull();
    await user.click(toggle("Asistente de voz"));
    expect(screen.queryByRole("group", { name: "Velocidad de la voz" })).toBeNull();
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
  const offer = await screen.findByRole("button", { name: "Elegir mi PIN" });
  // 'Guardar cambios' is what this screen is for.
  expect([...document.querySelectorAll("button.primary")]).toEqual([save()]);
  await user.click(offer);
  expect(await screen.findByRole("dialog", { name: "Tu PIN de ahora" })).toBeTruthy();
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

describe("how the portal speaks", () => {
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
});

test("what a session cannot give is not said to be given, though it was saved over", async () => {
  const skips = async (request: Request) =>
    json({ ...record, ...((await request.json()) as object), familyConsent: false });
  const { user, world } = await draw({ [SAVE]: skips });
  await user.click(toggle("Compartir con mi familia"));
  await user.click(save());
  await waitFor(() =>
    expect(world.said).toEqual([
      "alert: Configuración guardada correctamente – Lo demás está guardado. El permiso no se puede dar aquí.",
    ]),
  );
  expect(isOn("Compartir con mi familia")).toBe(false);
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

test("'Probar el aviso' rings here too and asks; the screen's switch is of her own device alone", async () => {
  const turned: boolean[] = [];
  const wakeLock = {
    state: "held",
    isOn: true,
    turn: (isOn: boolean) => void turned.push(isOn),
  } as const;
  const shared = await draw({}, "light", { wakeLock });
  await shared.user.click(screen.getByRole("button", { name: "Probar el aviso" }));
  expect(await screen.findByRole("dialog", { name: "¿Lo has oído?" })).toBeTruthy();
  expect(screen.queryByRole("switch", { name: "Pantalla siempre encendida" })).toBeNull();
  shared.unmount();
  const session = { ...carmen, isOnOwnDevice: true };
  const own = await draw({}, "light", { wakeLock, session });
  const lit = screen.getByRole("switch", { name: "Pantalla siempre encendida" });
  expect(lit.getAttribute("aria-checked")).toBe("true");
  await own.user.click(lit);
  expect([turned, own.sent]).toEqual([[false], []]);
  expect(await own.world.mayLeave()).toBe(true);
  own.unmount();
  const enteredBy = { id: "a1", name: "Ana Ruiz" };
  const entered = await draw({}, "light", { wakeLock, session: { ...session, enteredBy } });
  expect(screen.getByRole("button", { name: "Probar el aviso" })).toBeTruthy();
  expect(screen.queryByRole("switch", { name: "Pantalla siempre encendida" })).toBeNull();
  entered.unmount();
  await draw({}, "light", { wakeLock: { ...wakeLock, state: "none" }, session });
  expect(screen.getByText(/Si se apaga la pantalla, no suena/)).toBeTruthy();
});

describe("how she wants to be called", () => {
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: CALLED });

  const CALLED = "Cómo quieres que te llamemos";

  test("is as she said, is saved as she writes it, and says what an empty one means", async () => {
    const read = { [READ]: () => json({ ...record, preferredName: "Maruja" }) };
    const { user, world, sent } = await draw(read);
    expect(field().value).toBe("Maruja");
    expect(field().getAttribute("aria-describedby")).toBeTruthy();
    expect(screen.getByText("Si lo dejas vacío, te llamamos María del Carmen.")).toBeTruthy();
    await user.clear(field());
    await user.type(field(), "Carmina");
    expect(screen.getByRole("status").textContent).toContain("Tienes cambios sin guardar");
    await user.click(save());
    await waitFor(() =>
      expect(world.said).toEqual(["alert: Configuración guardada correctamente"]),
    );
    expect(sent).toEqual([{ voiceEnabled: true, darkMode: false, preferredName: "Carmina" }]);
    expect(world.refreshed).toBe(1);
    expect(screen.getByRole("status").textContent).toContain("Recuerda");
  });

  test("is taken back by emptying it", async () => {
    const read = { [READ]: () => json({ ...record, preferredName: "Maruja" }) };
    const { user, sent } = await draw(read);
    await user.clear(field());
    await user.click(save());
    await waitFor(() => expect(sent).toMatchObject([{ preferredName: "" }]));
  });

  test("one that is too long holds up all that is chosen, and nothing is lost or sent", async () => {
    const { user, world, sent } = await draw();
    await user.click(toggle("Asistente de voz"));
    await user.click(field());
    await user.paste("María del Carmen de los Dolores y del Pilar");
    await user.click(save());
    const sentence = "Es demasiado largo: caben 40 letras y sobran 3.";
    await waitFor(() =>
      expect(world.said).toEqual([`alert: Error al guardar la configuración – ${sentence}`]),
    );
    expect(sent).toEqual([]);
    expect(isOn("Asistente de voz")).toBe(!record.voiceEnabled);
  });

  test("what the server refuses is told in its sentence, and stays as it was written", async () => {
    const error = "Escribe un nombre con letras, como «Carmen».";
    const { user, world } = await draw({ [SAVE]: () => json({ error }, 400) });
    await user.type(field(), "12");
    await user.click(save());
    await waitFor(() =>
      expect(world.said).toEqual([`alert: Error al guardar la configuración – ${error}`]),
    );
    expect(field().value).toBe("12");
  });

  test("is not asked where the server knows of no such wish", async () => {
    const { preferredName: _, ...older } = record;
    await draw({ [READ]: () => json(older) });
    expect(screen.queryByRole("textbox", { name: CALLED })).toBeNull();
  });
});
