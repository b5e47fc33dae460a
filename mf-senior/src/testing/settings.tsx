import { type ScreenProps, ScreenProvider, useScreen } from "@acompana/kit/area";
import { ReadAloudFrame } from "@acompana/kit/read-aloud";
import { json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { Settings } from "../settings/settings.tsx";
import { carmen } from "./fixtures.ts";

export const READ = "GET /api/users/u1";
export const SAVE = "PUT /api/users/u1/settings";

export const record = {
  ...carmen.user,
  familyConsent: false,
  municipalConsent: true,
  voiceEnabled: true,
  darkMode: false,
  preferredName: null,
};

export const consents = {
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

export const whyNot = "Has entrado sin PIN. También puedes firmarlo en el ayuntamiento.";

/** The settings under the shell's button in the corner, which changes the theme as well. */
function UnderCorner({ first }: { first: ScreenProps["theme"] }) {
  const given = useScreen();
  const [theme, setTheme] = useState(first);
  return (
    <ScreenProvider value={{ ...given, theme }}>
      <button type="button" onClick={() => setTheme(theme === "dark" ? "light" : "dark")}>
        Cambiar el modo
      </button>
      <ReadAloudFrame>
        <Settings />
      </ReadAloudFrame>
    </ScreenProvider>
  );
}

export async function draw(
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

export const toggle = (name: string) => screen.getByRole("switch", { name });
export const isOn = (name: string) => toggle(name).getAttribute("aria-checked") === "true";
export const save = () => screen.getByRole("button", { name: "Guardar cambios" });

export const GIVES_NONE = {
  "GET /api/users/u1/consents": () => json({ ...consents, mayGive: false, whyNot }),
};

export const choice = (group: string, name: string) =>
  within(screen.getByRole("group", { name: group })).getByRole<HTMLInputElement>("radio", {
    name,
  });
