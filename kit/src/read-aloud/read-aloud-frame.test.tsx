import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { ScreenProvider, useScreen } from "../area/index.ts";
import { createSpeaker } from "../speech/index.ts";
import { button, carmen, fakeSpeech, pass, renderScreen } from "../testing/index.tsx";
import { Button, Page } from "../ui/index.ts";
import { ListenToPart } from "./listen-to-part.tsx";
import { phrasesOf } from "./phrases.ts";
import { ReadAloudFrame } from "./read-aloud-frame.tsx";

const voices = [{ name: "Elvira", lang: "es-ES", localService: true }];

function Album() {
  const { navigate, view } = useScreen();
  return (
    <Page title={view ? "La playa" : "Mis Recuerdos"}>
      <p>Hay 3 fotos</p>
      <Button onClick={() => navigate("landing", "beach")}>Abrir</Button>
    </Page>
  );
}

const draw = (session = carmen) =>
  renderScreen(
    <ReadAloudFrame>
      <Album />
    </ReadAloudFrame>,
    { session, screen: "landing" },
  );

// What reads is fetched when it is first wanted; here it is there, as three seconds after a screen.
beforeAll(() => import("./reader.ts"));

test("reads heading and content to the end, and is ready again", async () => {
  const browser = fakeSpeech({ voices });
  draw();
  await userEvent.click(button("Escuchar"));
  expect(button("Parar")).toBeTruthy();
  const marked = () =>
    [...document.querySelectorAll("[data-reading]")].map((one) => one.textContent);
  for (const line of ["Mis Recuerdos", "Hay 3 fotos", "Abrir"]) {
    await vi.waitFor(() => expect(marked()).toEqual([line]));
    await act(async () => browser.end());
  }
  expect(browser.texts()).toEqual(["Mis Recuerdos.", "Hay 3 fotos.", "Abrir."]);
  expect(marked()).toEqual([]);
  expect(button("Escuchar")).toBeTruthy();
});

test("reads as fast and as loud as the person wants", async () => {
  const browser = fakeSpeech({ voices });
  draw({ ...carmen, user: { ...carmen.user, voiceSpeed: "fast", voiceVolume: "medium" } });
  await userEvent.click(button("Escuchar"));
  await vi.waitFor(() => expect(browser.said).toMatchObject([{ rate: 1.1, volume: 0.7 }]));
});

test("a second press stops it", async () => {
  const browser = fakeSpeech({ voices });
  draw();
  await userEvent.click(button("Escuchar"));
  await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
  await userEvent.click(button("Parar"));
  expect(browser.isSpeaking()).toBe(false);
  expect(browser.texts()).toEqual(["Mis Recuerdos."]);
  expect(button("Escuchar")).toBeTruthy();
});

test("it comes after the way back and the heading, before all else", () => {
  fakeSpeech({ voices });
  renderScreen(
    <ReadAloudFrame>
      <Page title="Mis Recuerdos" onBack={() => {}} actions={<Button>Subir</Button>}>
        <Button>Ver</Button>
      </Page>
    </ReadAloudFrame>,
  );
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names).toEqual(["Volver", "Escuchar", "Subir", "Ver"]);
});

/** The clock hears of the reading after the button has. */
const drawn = (name: string) => screen.findByRole("button", { name });
const Clock = () => <Button>{useScreen().isCovered ? "quieto" : "en marcha"}</Button>;

test("time stands still while it reads, and goes on when anything is pressed or it has ended", async () => {
  const browser = fakeSpeech({ voices });
  renderScreen(
    <ReadAloudFrame>
      <Clock />
    </ReadAloudFrame>,
  );
  await userEvent.click(button("Escuchar"));
  expect(await drawn("quieto")).toBeTruthy();
  await userEvent.click(await drawn("quieto"));
  expect(browser.isSpeaking()).toBe(false);
  await userEvent.click(button("Escuchar"));
  await userEvent.keyboard("{Tab}{ArrowDown}");
  expect(await drawn("quieto")).toBeTruthy();
  await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
  await act(async () => browser.end());
  expect(await drawn("en marcha")).toBeTruthy();
  await userEvent.click(button("Escuchar"));
  await userEvent.keyboard("5");
  expect(await drawn("en marcha")).toBeTruthy();
});

/** A screen with a part that can be heard alone. */
const drawParts = () =>
  renderScreen(
    <ReadAloudFrame>
      <Page title="Sudoku">
        <Clock />
        <section>
          <h2>Fila</h2>
          <ListenToPart part="Fila" />
        </section>
      </Page>
    </ReadAloudFrame>,
    { session: carmen },
  );
const WHOLE = "Escuchar";
const PART = "Escuchar esta parte: Fila";

test.each([
  [WHOLE, "Sudoku.", PART, "Fila."],
  [PART, "Fila.", WHOLE, "Sudoku."],
])("time stands still when '%s' (%s) is followed by '%s'", async (first, one, second, other) => {
  const browser = fakeSpeech({ voices });
  drawParts();
  await userEvent.click(button(first));
  await vi.waitFor(() => expect(browser.texts()).toEqual([one]));
  await userEvent.click(button(second));
  await vi.waitFor(() => expect(browser.texts()).toEqual([one, other]));
  // The one that was silenced offers itself again.
  expect(await drawn(first)).toBeTruthy();
  expect(await drawn("quieto")).toBeTruthy();
  while (browser.isSpeaking()) await act(async () => browser.end());
  expect(await drawn("en marcha")).toBeTruthy();
});

test.each([
  [21, false],
  [22, true],
])("of %s words, a section whose button is for long ones has it: %s", (count, has) => {
  fakeSpeech({ voices });
  renderScreen(
    <ReadAloudFrame>
      <section>
        <h2>Fila</h2>
        <p>{"pan ".repeat(count - 1)}</p>
        <ListenToPart part="Fila" isForLong />
      </section>
    </ReadAloudFrame>,
    { session: carmen },
  );
  expect(screen.queryByRole("button", { name: PART }) !== null).toBe(has);
});

const LONG = "pan ".repeat(30);
function Shrinking() {
  const [isLong, setLong] = useState(true);
  useEffect(() => {
    const shrink = () => setLong(false);
    addEventListener("shrink", shrink);
    return () => removeEventListener("shrink", shrink);
  }, []);
  return (
    <section>
      <h2>Fila</h2>
      {isLong && <p>{LONG}</p>}
      <ListenToPart part="Fila" isForLong />
    </section>
  );
}

test("a button that is there stays when its section becomes short", () => {
  fakeSpeech({ voices });
  renderScreen(
    <ReadAloudFrame>
      <Shrinking />
    </ReadAloudFrame>,
    { session: carmen },
  );
  act(() => button(PART).focus());
  act(() => void dispatchEvent(new Event("shrink")));
  expect(document.activeElement).toBe(button(PART));
});

test("what is hidden in a section, or not read aloud, does not make it long", () => {
  fakeSpeech({ voices });
  renderScreen(
    <ReadAloudFrame>
      <section>
        <h2>Fila</h2>
        <p hidden>{LONG}</p>
        <details>
          <summary>Más</summary>
          <p>{LONG}</p>
        </details>
        <p data-by-ear>{LONG}</p>
        <p data-aloud-as="Pan">{LONG}</p>
        <ListenToPart part="Fila" isForLong />
      </section>
    </ReadAloudFrame>,
    { session: carmen },
  );
  expect(screen.queryByRole("button", { name: PART })).toBeNull();
});

test("time goes on when the part that is read is taken away", async () => {
  const browser = fakeSpeech({ voices });
  function Finished() {
    const [isDone, setDone] = useState(false);
    useEffect(() => {
      addEventListener("finish", () => setDone(true), { once: true });
    }, []);
    return isDone ? null : <ListenToPart part="Fila" of={() => document.body} />;
  }
  renderScreen(
    <ReadAloudFrame>
      <Clock />
      <Finished />
    </ReadAloudFrame>,
    { session: carmen },
  );
  await userEvent.click(button(PART));
  expect(await drawn("quieto")).toBeTruthy();
  await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
  await act(async () => void dispatchEvent(new Event("finish")));
  expect(browser.isSpeaking()).toBe(false);
  expect(await drawn("en marcha")).toBeTruthy();
});

const failed = () => screen.queryAllByText("Ahora mismo no se puede leer en voz alta.");

test.each([
  [WHOLE, PART],
  [PART, WHOLE],
])("that '%s' failed is not read, and stands no longer when '%s' reads", async (first, second) => {
  const browser = fakeSpeech({ voices });
  drawParts();
  const regions = [...document.querySelectorAll("main [aria-live=assertive]")];
  expect(regions.map(({ textContent }) => textContent)).toEqual(["", ""]);
  await userEvent.click(button(first));
  await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
  await act(async () => browser.fail());
  expect(failed()).toHaveLength(1);
  // It came into a region that stood there.
  expect(regions).toContain(failed()[0]?.parentElement);
  const heard = phrasesOf(document.body).map(({ text }) => text);
  expect(heard).toEqual(["Sudoku.", "en marcha.", "Fila."]);
  await userEvent.click(button(second));
  expect(failed()).toEqual([]);
  await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
});

test("that it failed stands no longer once anything else of the page is heard, and not before", async () => {
  const browser = fakeSpeech({ voices });
  drawParts();
  await userEvent.click(button(WHOLE));
  await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
  await act(async () => browser.fail());
  vi.useFakeTimers();
  fakeSpeech({ voices, deaf: 2 });
  await act(async () => void createSpeaker().speak("Es la hora", {}));
  await pass(5_000);
  expect(failed()).toHaveLength(1);
  fakeSpeech({ voices });
  await act(async () => void createSpeaker().speak("Es la hora", {}));
  expect(failed()).toEqual([]);
});

test.each([WHOLE, PART])("that '%s' was never heard stands beside its button", async (name) => {
  vi.useFakeTimers();
  const browser = fakeSpeech({ voices, deaf: 2 });
  drawParts();
  fireEvent.click(button(name));
  await pass(4_900);
  expect(browser.texts()).toHaveLength(2);
  expect(failed()).toEqual([]);
  await pass(200);
  expect(failed()).toHaveLength(1);
  expect(button(name)).toBeTruthy();
  expect(button("en marcha")).toBeTruthy();
});

test("time goes on, and it stands beside the button, when the voice never comes to an end", async () => {
  vi.useFakeTimers();
  const browser = fakeSpeech({ voices });
  drawParts();
  fireEvent.click(button(WHOLE));
  await pass(80_000);
  expect(browser.texts()).toEqual(["Sudoku."]);
  expect(button("quieto")).toBeTruthy();
  expect(failed()).toEqual([]);
  await pass(12_000);
  expect(button("en marcha")).toBeTruthy();
  expect(failed()).toHaveLength(1);
  expect(browser.isSpeaking()).toBe(false);
  expect(browser.texts()).toEqual(["Sudoku."]);
});

test("it falls silent under a dialog, and when something else of the page speaks", async () => {
  const browser = fakeSpeech({ voices });
  function Coverable() {
    const given = useScreen();
    const [isCovered, setCovered] = useState(false);
    useEffect(() => {
      addEventListener("ring", () => setCovered(true), { once: true });
    }, []);
    return (
      <ScreenProvider value={{ ...given, isCovered }}>
        <ReadAloudFrame>
          <p>Hola</p>
        </ReadAloudFrame>
      </ScreenProvider>
    );
  }
  const { world } = renderScreen(<Coverable />);
  await userEvent.click(button("Escuchar"));
  // Of another area, which has a speaker of its own.
  await act(async () => void createSpeaker().speak("Es la hora", {}));
  expect(browser.texts()).toEqual(["Hola.", "Es la hora"]);
  expect(button("Escuchar")).toBeTruthy();
  await userEvent.click(button("Escuchar"));
  await act(async () => void dispatchEvent(new Event("ring")));
  expect(browser.isSpeaking()).toBe(false);
  expect(world.said).toEqual([]);
});

test("it stops when another part of the screen opens, and when the screen is left", async () => {
  const browser = fakeSpeech({ voices });
  const { unmount } = draw();
  await userEvent.click(button("Escuchar"));
  await userEvent.click(button("Abrir"));
  expect(browser.isSpeaking()).toBe(false);
  await userEvent.click(button("Escuchar"));
  expect(browser.texts().at(-1)).toBe("La playa.");
  unmount();
  expect(browser.isSpeaking()).toBe(false);
});

test("with the voice turned off it says where to turn it on, and never speaks", async () => {
  const browser = fakeSpeech({ voices });
  const { world } = draw({ ...carmen, user: { ...carmen.user, voiceEnabled: false } });
  await userEvent.click(button("Escuchar"));
  const line = "Si quieres que te lea la pantalla, enciéndela en Ajustes.";
  expect(world.said).toEqual([`alert: La voz está apagada – ${line}`]);
  expect(browser.said).toEqual([]);
});

test("that a browser may not speak stands there until it is tried anew or another view opens; one without speech has no button", async () => {
  const browser = fakeSpeech({ voices });
  const { world, unmount } = draw();
  await userEvent.click(button("Escuchar"));
  await act(async () => browser.fail());
  expect(failed()[0]?.closest("[aria-live=assertive]")).toBeTruthy();
  expect(world.said).toEqual([]);
  await userEvent.click(button("Escuchar"));
  expect(failed()).toEqual([]);
  await vi.waitFor(() => expect(browser.texts()).toEqual(["Mis Recuerdos.", "Mis Recuerdos."]));
  await act(async () => browser.fail());
  expect(failed()).toHaveLength(1);
  await userEvent.click(button("Abrir"));
  expect(failed()).toEqual([]);
  unmount();
  vi.unstubAllGlobals();
  draw();
  expect(screen.queryByRole("button", { name: "Escuchar" })).toBeNull();
});
