import { fetchReader } from "@acompana/kit/read-aloud";
import { fakeSpeech } from "@acompana/kit/testing";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { beforeAll, expect, test, vi } from "vitest";
import { ProjectInfo } from "./project-info.tsx";
import { projectText } from "./text.ts";

// On a busy machine the first press would take longer than a test waits.
beforeAll(() => fetchReader());

test("each figure is heard in one breath with what it counts, and nothing else is joined", async () => {
  const browser = fakeSpeech({ voices: [{ name: "Elvira", lang: "es-ES", localService: true }] });
  render(
    <Provider store={createStore()}>
      <ProjectInfo municipality="Villanueva" />
    </Provider>,
  );
  const { figures, goals, figuresTitle, goalsTitle } = projectText;
  const marked = [...document.querySelectorAll("[data-aloud-figure]")];
  expect(marked.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual(
    [...figures, ...goals].map(({ value, label }) => [value, label]),
  );
  await userEvent.click(screen.getByRole("button", { name: "Escuchar" }));
  await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
  while (browser.isSpeaking()) await act(async () => browser.end());
  const heard = browser.texts();
  const from = heard.indexOf(`${figuresTitle}.`);
  expect(heard.slice(from, from + 5)).toEqual([
    `${figuresTitle}.`,
    ...["100000 euros de presupuesto y de ayuda.", "6 meses de puesta en marcha."],
    ...["4 fases de despliegue.", `${goalsTitle}.`],
  ]);
});
