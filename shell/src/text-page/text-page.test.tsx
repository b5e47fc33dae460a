import { fetchReader } from "@acompana/kit/read-aloud";
import { fakeSpeech } from "@acompana/kit/testing";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { beforeAll, expect, test, vi } from "vitest";
import { App } from "../app.tsx";
import { CalmCard } from "../areas/calm-card.tsx";
import { Listening } from "../listening/listening.tsx";
import { bootstrap } from "../testing/bootstrap.ts";

// On a busy machine the first press would take longer than a test waits.
beforeAll(() => fetchReader());

const voices = [{ name: "Elvira", lang: "es-ES", localService: true }];
const retention = { chatDays: 2, activityMonths: 18, auditMonths: 30, accountMonths: 1 };
const legal = { texts: null, retention };

const open = (path: string) =>
  render(
    <Provider store={createStore()}>
      <App bootstrap={{ ...bootstrap, legal }} path={path} />
    </Provider>,
  );

test.each(["/ayuda", "/ayuda/mayores", "/project-info", "/privacidad", "/accesibilidad"])(
  "'%s' is read aloud from its heading on",
  async (path) => {
    const browser = fakeSpeech({ voices });
    open(path);
    const heading = await screen.findByRole("heading", { level: 1 });
    await userEvent.click(screen.getByRole("button", { name: "Escuchar" }));
    await vi.waitFor(() => expect(browser.texts()).toEqual([`${heading.textContent}.`]));
  },
);

test("what is for others has no 'Escuchar'", async () => {
  fakeSpeech({ voices });
  open("/ayuda/familiares");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("button", { name: "Escuchar" })).toBeNull();
});

const chooseRole = () =>
  userEvent.click(screen.getByText("Toca en cualquier lugar para continuar"));

test.each([
  ["/ayuda/mayores", () => {}],
  ["/", () => {}],
  ["/", chooseRole],
])("on '%s' a browser that does not speak says so until it is tried again", async (path, go) => {
  const browser = fakeSpeech({ voices });
  open(path);
  await screen.findByRole("heading", { level: 1 });
  await go();
  const failed = () => screen.queryByText("Ahora mismo no se puede leer en voz alta.");
  const listen = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Escuchar" }));
    await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
  };
  await listen();
  await act(async () => browser.fail());
  await vi.waitFor(() => expect(failed()?.closest("[aria-live=assertive]")).toBeTruthy());
  expect(failed()?.closest("main")).toBeTruthy();
  await listen();
  expect(failed()).toBeNull();
});

test("so does a card in the place of a screen", async () => {
  const browser = fakeSpeech({ voices });
  render(
    <Listening role="none" session={null}>
      <CalmCard>
        <h1>Esta parte está apagada por ahora</h1>
      </CalmCard>
    </Listening>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Escuchar" }));
  await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
  await act(async () => browser.fail());
  expect(await screen.findByText("Ahora mismo no se puede leer en voz alta.")).toBeTruthy();
});
