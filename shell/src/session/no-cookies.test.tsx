import { ReadAloud } from "@acompana/kit/read-aloud";
import { fakeSpeech } from "@acompana/kit/testing";
import { Page } from "@acompana/kit/ui";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { text } from "../text.ts";
import { NoCookies } from "./no-cookies.tsx";

test("is heard of any screen, after its heading", async () => {
  const browser = fakeSpeech({ voices: [{ name: "Elvira", lang: "es-ES", localService: true }] });
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  render(
    <>
      <NoCookies />
      <ReadAloud>
        <Page title="¿Quién eres?">Entra</Page>
      </ReadAloud>
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Escuchar" }));
  await waitFor(() => expect(browser.texts()).toEqual(["¿Quién eres?"]));
  await act(async () => browser.end());
  const [sentence] = text.session.noCookies.split(". ");
  expect(browser.texts()[1]).toContain(sentence);
});
