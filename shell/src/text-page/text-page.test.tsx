import { fakeSpeech } from "@acompana/kit/testing";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { expect, test, vi } from "vitest";
import { App } from "../app.tsx";
import { bootstrap } from "../testing/bootstrap.ts";

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

test("a browser that does not speak after all says so on the page", async () => {
  const browser = fakeSpeech({ voices });
  open("/ayuda/mayores");
  await userEvent.click(await screen.findByRole("button", { name: "Escuchar" }));
  await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
  await act(async () => browser.fail());
  const alert = await screen.findByText("Ahora mismo no se puede leer en voz alta.");
  expect(alert.closest("[role=alert]")).toBeTruthy();
});
