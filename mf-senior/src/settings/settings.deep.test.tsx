import { fakeSpeech, json } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  choice,
  consents,
  draw,
  GIVES_NONE,
  isOn,
  record,
  SAVE,
  save,
  toggle,
  whyNot,
} from "../testing/settings.tsx";

beforeEach(() => void vi.stubGlobal("reportError", vi.fn()));

afterEach(() => void vi.unstubAllGlobals());

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
  await user.click(await screen.findByRole("button", { name: "Elegir mi PIN" }));
  expect(await screen.findByRole("dialog", { name: "Tu PIN de ahora" })).toBeTruthy();
});
