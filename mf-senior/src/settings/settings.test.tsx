import { fakeSpeech, json, offline } from "@acompana/kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import {
  consents,
  draw,
  isOn,
  READ,
  record,
  SAVE,
  save,
  toggle,
  whyNot,
} from "../testing/settings.tsx";

beforeEach(() => void vi.stubGlobal("reportError", vi.fn()));

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

test("leaving with unsaved changes asks; a switch that is put back asks nothing", async () => {
  const { user, world } = await draw();
  await user.click(toggle("Modo noche"));
  await world.mayLeave();
  expect(world.said).toEqual(["confirm: Tienes cambios sin guardar"]);
  await user.click(toggle("Modo noche"));
  await world.mayLeave();
  expect(world.said).toHaveLength(1);
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

describe("where a consent that is given begins after seven days", () => {
  const why = "Has entrado sin PIN: un permiso que des así empieza a los siete días.";

  const due = "2026-12-03T09:00:00.000Z";

  const later = { ...consents, mayGive: false, mayAsk: true, whyNot: why };

  const inForce = (value: boolean) => ({ isInForce: value, due: null });

  /** A portal on which what is given waits; `fails` while its line is cut. */
  async function drawLater(isAsked: boolean, fails = false) {
    vi.useFakeTimers({ now: new Date("2026-11-26T09:00:00Z"), toFake: ["Date"] });
    const sent: Record<string, boolean>[] = [];
    let family = { isInForce: false, due: isAsked ? due : null };
    const answers = {
      "GET /api/users/u1/consents": () => json({ ...later, family, municipal: inForce(true) }),
      [SAVE]: async (request: Request) => {
        if (fails) return offline();
        const body = (await request.json()) as Record<string, boolean>;
        sent.push(body);
        family = { isInForce: false, due: body.familyConsent ? due : null };
        return json({ ...record, ...body, familyConsent: false });
      },
    };
    const session = { ...carmen, user: { ...carmen.user, hasPin: true } };
    return { ...(await draw(answers, "light", { session })), sent };
  }

  const family = "Compartir con mi familia";

  test("it is asked for, and the switch says from when, beside a PIN of her own", async () => {
    const { user, world, sent } = await drawLater(false);
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Elegir mi PIN" })).toBeNull();
    await user.click(toggle(family));
    await user.click(save());
    await waitFor(() =>
      expect(world.said).toEqual([
        "alert: Configuración guardada correctamente – El permiso empieza a los siete días. Hasta entonces puedes decir que no.",
      ]),
    );
    expect(sent).toMatchObject([{ familyConsent: true }]);
    await waitFor(() => expect(toggle(family).textContent).toContain("Empieza el 3 de diciembre"));
    expect(isOn(family)).toBe(false);
    expect(toggle(family).textContent).toMatch(/No$/);
    expect(screen.getByRole("switch", { description: /Empieza el 3 de diciembre/ })).toBe(
      toggle(family),
    );
    expect(screen.getByRole("button", { name: "Elegir mi PIN" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toContain("Recuerda");
  });

  test("one that waits is taken back by a press and a question, at once", async () => {
    const { user, world, sent } = await drawLater(true);
    await waitFor(() => expect(toggle(family).textContent).toContain("Empieza el 3 de diciembre"));
    await user.click(toggle(family));
    await waitFor(() => expect(sent).toEqual([{ familyConsent: false }]));
    expect(world.said).toEqual(["confirm: Empieza el 3 de diciembre"]);
    await waitFor(() => expect(toggle(family).textContent).not.toContain("Empieza"));
    expect(toggle(family).textContent).toContain("No");
  });

  test("what was not saved is not said to begin", async () => {
    const { user, world } = await drawLater(false, true);
    await screen.findByText(why);
    await user.click(toggle(family));
    await user.click(save());
    await waitFor(() => expect(world.said.at(-1)).toContain("Error al guardar la configuración"));
    expect(isOn(family)).toBe(false);
    expect(toggle(family).textContent).not.toContain("Empieza");
  });
});

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
});

test("each of its sections that takes a while can be heard alone", async () => {
  const browser = fakeSpeech({ voices: [{ name: "Elvira", lang: "es-ES", localService: true }] });
  const { user } = await draw();
  const heard: string[] = [];
  for (const button of await screen.findAllByRole("button", { name: /^Escuchar esta parte: / })) {
    const before = browser.said.length;
    await user.click(button);
    await waitFor(() => expect(browser.isSpeaking()).toBe(true));
    while (browser.isSpeaking()) await act(async () => browser.end());
    const [title, ...others] = browser.texts().slice(before);
    expect(button.getAttribute("aria-label")).toBe(`Escuchar esta parte: ${title?.slice(0, -1)}`);
    heard.push(`${title} ${others[0]?.split(/[:.]/)[0]} … ${others.at(-1)}`);
  }
  expect(heard).toEqual([
    expect.stringMatching(
      /^Lo que compartes. Compartir con mi familia … .* te preguntaremos si fuiste tú/,
    ),
    expect.stringMatching(/^La voz. Asistente de voz … Si aun así la oyes poco/),
    expect.stringMatching(/^Tus datos. Puedes guardar una copia de todo lo tuyo … /),
  ]);
});

test("a section that becomes short by a press can still be heard alone", async () => {
  fakeSpeech({ voices: [{ name: "Elvira", lang: "es-ES", localService: true }] });
  const { user } = await draw();
  const parts = () =>
    screen
      .getAllByRole("button", { name: /^Escuchar esta parte: / })
      .map((one) => one.getAttribute("aria-label")?.replace(/^.*: /, ""));
  await screen.findByRole("button", { name: "Escuchar esta parte: Tus datos" });
  expect(parts()).toEqual(["Lo que compartes", "La voz", "Tus datos"]);
  await user.click(toggle("Asistente de voz"));
  expect(parts()).toEqual(["Lo que compartes", "La voz", "Tus datos"]);
});
