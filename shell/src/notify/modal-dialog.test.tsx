import type { ScreenRole, Session } from "@acompana/kit/area";
import { fetchReader } from "@acompana/kit/read-aloud";
import { fakeSpeech } from "@acompana/kit/testing";
import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { type ReactNode, useEffect } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { HelpParts } from "../help/help-content.tsx";
import { Listening } from "../listening/listening.tsx";
import { useIsCovered } from "../navigation/open-dialogs.ts";
import { people } from "../testing/sessions.tsx";
import { ModalDialog } from "./modal-dialog.tsx";
import { useNotify } from "./notices.ts";

// On a busy machine the first press would take longer than a test waits.
beforeAll(() => fetchReader());

function open() {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => ({ covered: useIsCovered(), notify: useNotify() }), {
    wrapper,
  });
  return { current: () => result.current, wrapper };
}

test("a dialog covers the screen while it is open, and so does the one that is left of two", () => {
  const { current, wrapper } = open();
  expect(current().covered).toBe(false);
  const one = render(<ModalDialog title="Tomar la pastilla">Hecho</ModalDialog>, { wrapper });
  const other = render(<ModalDialog title="¿Salir?">Sí</ModalDialog>, { wrapper });
  expect(current().covered).toBe(true);
  one.unmount();
  expect(current().covered).toBe(true);
  other.unmount();
  expect(current().covered).toBe(false);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each(["alert", "confirm"] as const)("an %s covers it until it is answered", async (kind) => {
  const { current, wrapper } = open();
  const { Overlays } = await import("./overlays.tsx");
  render(<Overlays />, { wrapper });
  act(() => {
    const { notify } = current();
    if (kind === "alert") void notify.alert("Sin conexión");
    else
      void notify.confirm({
        title: "¿Salir?",
        message: "Se pierde la partida.",
        confirm: "Aceptar",
      });
  });
  expect(current().covered).toBe(true);
  await act(async () => (await screen.findByRole("button", { name: "Aceptar" })).click());
  expect(current().covered).toBe(false);
});

test("a call has its picture above its words", () => {
  const { wrapper } = open();
  const picture = <p>9:00</p>;
  render(
    <ModalDialog isUrgent shape="call" title="Tomar la pastilla" picture={picture}>
      Hecho
    </ModalDialog>,
    { wrapper },
  );
  const shown = screen.getByRole("dialog", { name: "Tomar la pastilla" }).textContent;
  expect(shown).toMatch(/^9:00Tomar la pastilla/);
});

test("what the picture of a call shows is heard alone, once", async () => {
  const sentence = "Es la hora: las 9:00";
  const browser = openOn(
    "person",
    <ModalDialog
      {...{ isUrgent: true, shape: "call", title: "Tomar la pastilla", isDescriptionDrawn: true }}
      description={sentence}
      picture={<p data-aloud-as={sentence}>9:00</p>}
    >
      Con agua
    </ModalDialog>,
  );
  const card = screen.getByRole("dialog", { name: "Tomar la pastilla" });
  const heard = document.getElementById(card.getAttribute("aria-describedby") ?? "");
  expect(heard?.textContent).toBe(sentence);
  expect(screen.getByText(sentence).hasAttribute("data-by-ear")).toBe(true);
  const texts = await listenToAll(browser);
  expect(texts).toEqual(["Tomar la pastilla.", "Es la hora: las 9.", "Con agua."]);
});

test("what closes a dialog says so in words beside its cross", () => {
  const { wrapper } = open();
  render(
    <ModalDialog title="Nuevo Recordatorio" onClose={() => {}}>
      <input />
    </ModalDialog>,
    { wrapper },
  );
  expect(screen.getByRole("button", { name: "Cerrar" }).textContent).toBe("Cerrar");
});

test("a toast covers nothing", () => {
  const { current } = open();
  act(() => current().notify.toast({ title: "Guardado" }));
  expect(current().covered).toBe(false);
});

const voices = [{ name: "Elvira", lang: "es-ES", localService: true }];

/** A dialog on a screen of this role. */
function openOn(role: ScreenRole, dialog: ReactNode, session: Session | null = null) {
  const browser = fakeSpeech({ voices });
  render(
    <Provider store={createStore()}>
      <Listening role={role} session={session}>
        {dialog}
      </Listening>
    </Provider>,
  );
  return browser;
}

async function listenToAll(browser: ReturnType<typeof fakeSpeech>): Promise<string[]> {
  fireEvent.click(screen.getByRole("button", { name: "Escuchar" }));
  await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
  while (browser.isSpeaking()) await act(async () => browser.end());
  return browser.texts();
}

const deletion = (
  <ModalDialog title="¿Eliminar?" description="No se puede deshacer" onClose={() => {}}>
    <p>La playa</p>
    <button type="button">Sí, eliminar</button>
  </ModalDialog>
);

test.each<ScreenRole>(["person", "none"])(
  "a dialog on a screen of role %s is read aloud: title, words, choices, and the way out last",
  async (role) => {
    const texts = await listenToAll(openOn(role, deletion));
    expect(texts).toEqual([
      ...["¿Eliminar?", "No se puede deshacer.", "La playa.", "Sí, eliminar.", "Cerrar."],
    ]);
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names).toEqual(["Cerrar", "Escuchar", "Sí, eliminar"]);
  },
);

const help = (
  <ModalDialog title="Ayuda" onClose={() => {}}>
    <HelpParts
      parts={[
        { title: "Sudoku", steps: ["Toca una casilla."] },
        { title: "Entrar", steps: ["Toca tu nombre.", "Escribe tu PIN."] },
      ]}
    />
  </ModalDialog>
);

test("each part of help can be heard alone, by a button that names it", async () => {
  const browser = openOn("person", help);
  const names = screen.getAllByRole("button", { name: /^(Escuchar|Parar)/ });
  expect(names.map((one) => one.getAttribute("aria-label") ?? one.textContent)).toEqual([
    "Escuchar",
    "Escuchar esta parte: Sudoku",
    "Escuchar esta parte: Entrar",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Escuchar" }));
  await vi.waitFor(() => expect(browser.texts()).toEqual(["Ayuda."]));
  const part = screen.getByRole("button", { name: "Escuchar esta parte: Entrar" });
  fireEvent.click(part);
  expect(part.textContent).toBe("Parar");
  expect(screen.getByRole("button", { name: "Parar: Entrar" })).toBe(part);
  await vi.waitFor(() => expect(browser.texts()).toEqual(["Ayuda.", "Entrar."]));
  expect(screen.getByRole("button", { name: "Escuchar" })).toBeTruthy();
  while (browser.isSpeaking()) await act(async () => browser.end());
  expect(browser.texts()).toEqual(["Ayuda.", "Entrar.", "Toca tu nombre.", "Escribe tu PIN."]);
  expect(part.textContent).toBe("Escuchar esta parte");
});

test("that one cannot be heard stands beside its button until any of them is pressed", async () => {
  const browser = openOn("person", help);
  const failed = () => screen.queryAllByText("Ahora mismo no se puede leer en voz alta.");
  const sudoku = screen.getByRole("button", { name: "Escuchar esta parte: Sudoku" });
  const all = screen.getByRole("button", { name: "Escuchar" });
  const fail = async (one: HTMLElement) => {
    fireEvent.click(one);
    await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
    expect(failed()).toEqual([]);
    await act(async () => browser.fail());
    await vi.waitFor(() => expect(failed()).toHaveLength(1));
    return failed()[0];
  };
  const whole = await fail(all);
  expect(whole?.closest("section")).toBeNull();
  expect(whole?.parentElement?.previousElementSibling).toBe(all.closest("header"));
  const part = await fail(sudoku);
  expect(part?.closest("section")).toBe(sudoku.closest("section"));
  await fail(all);
});

test("a question is read aloud too", async () => {
  const { Overlays } = await import("./overlays.tsx");
  function Asks() {
    const notify = useNotify();
    useEffect(() => {
      void notify.confirm({ title: "¿Salir?", message: "Se pierde la partida.", confirm: "Salir" });
    }, [notify]);
    return <Overlays />;
  }
  const texts = await listenToAll(openOn("person", <Asks />));
  expect(texts).toEqual(["¿Salir?", "Se pierde la partida.", "Cancelar.", "Salir."]);
});

test("the dialogs of others have no such button, nor hers when she has turned the voice off", () => {
  const carmen = people.person("1", "Carmen");
  const silent = { ...carmen, user: { id: "1", name: "Carmen", voiceEnabled: false } } as Session;
  for (const [role, session] of [
    ["administrator", null],
    ["support", null],
    ["person", silent],
  ] as const) {
    openOn(role, help, session);
    expect(screen.queryByRole("button", { name: /^Escuchar/ })).toBeNull();
    cleanup();
  }
});
