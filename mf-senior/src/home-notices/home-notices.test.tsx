import { json, press, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { HomeNotices } from "./home-notices.tsx";

const SETTINGS = "PUT /api/users/u1/settings";
const PIN = "PUT /api/users/u1/own-pin";
const LATER = "DELETE /api/users/u1/own-pin/offer";
const SEEN = "DELETE /api/session/guessing";
const nothing = {
  isPaused: false,
  waitingConsents: [],
  consentQuestions: [],
  offersPin: false,
  announcements: [],
};
const done = () => new Response(null, { status: 204 });

const consents = (mayGive: boolean) => ({
  family: { isInForce: false, due: null },
  municipal: { isInForce: false, due: "2026-03-09T10:00:00.000Z" },
  mayGive,
  isProven: mayGive,
  supporters: [],
  whyNot: mayGive ? null : "Tu PIN lo puso el ayuntamiento.",
  history: [
    {
      consent: "municipal",
      step: "on-paper",
      administrator: "Ana Ruiz",
      at: "2026-03-02T10:00:00.000Z",
      inForceFrom: "2026-03-09T10:00:00.000Z",
    },
  ],
});

function draw(
  news: Parameters<typeof HomeNotices>[0]["news"],
  answers: ScreenSetup["answers"],
  guessedAt: string | null = null,
  portal: Pick<ScreenSetup, "takesAnyPin" | "confirms"> = {},
) {
  return renderScreen(<HomeNotices news={news} whenDrawn="Y nada más." />, {
    session: { ...carmen, guessedAt },
    answers: answers ?? {},
    ...portal,
  });
}

test("that somebody tried to enter is said once, and put away", async () => {
  const { world } = draw({ ...nothing, offersPin: true }, { [SEEN]: done }, "2026-03-02T10:00:00Z");
  expect(screen.getByText(/^Alguien ha probado varias veces a entrar en tu perfil/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Elegir mi PIN" })).toBeNull();
  await press("Entendido");
  await waitFor(() => expect(world.calls).toContain(SEEN));
  expect(world.refreshed).toBe(1);
});

test.each<[what: string, news: Partial<typeof nothing> | object, guessedAt?: string]>([
  ["an offered PIN", { offersPin: true }],
  ["a pause", { isPaused: true }],
  ["what was tried", { offersPin: true }, "2026-03-02T10:00:00Z"],
  ["a question", { consentQuestions: [{ consent: "municipal", at: "2026-03-02T10:00:00.000Z" }] }],
])("with %s all has come at once", (_what, news, guessedAt) => {
  draw({ ...nothing, ...news }, {}, guessedAt ?? null);
  expect(screen.getByText("Y nada más.")).toBeTruthy();
});

test.each([
  ["is answered", () => json(consents(true)), "Sí, está bien"],
  ["is asked for in vain", () => json({ error: "No." }, 404), null],
])("all has come when what waits for a consent %s, and not before", async (_how, answer, seen) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  draw(
    { ...nothing, waitingConsents: ["municipal"], offersPin: true },
    {
      "GET /api/users/u1/consents": async () => {
        await sent;
        return answer();
      },
    },
  );
  expect(screen.getByText("Elegir mi PIN")).toBeTruthy();
  expect(screen.queryByText("Y nada más.")).toBeNull();
  send();
  expect(await screen.findByText("Y nada más.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sí, está bien" }) !== null).toBe(seen !== null);
});

test.each([
  ["Sí, está bien", true],
  ["No quiero", false],
] as const)("a consent on paper is answered with '%s'", async (name, value) => {
  const sent: unknown[] = [];
  draw(
    { ...nothing, waitingConsents: ["municipal"] },
    {
      "GET /api/users/u1/consents": () => json(consents(true)),
      [SETTINGS]: async (request) => {
        sent.push(await request.json());
        return json({});
      },
    },
  );
  const sentence =
    "«Compartir con el personal municipal»: se ha anotado que lo has firmado en papel, ante Ana " +
    "Ruiz, el lunes, 2 de marzo de 2026. Vale desde el lunes, 9 de marzo de 2026.";
  expect(await screen.findByText(sentence)).toBeTruthy();
  await press(name);
  await waitFor(() => expect(sent).toEqual([{ municipalConsent: value }]));
});

test("one that was asked for in the portal says when, from when, and is taken back", async () => {
  const sent: unknown[] = [];
  const { history, ...state } = consents(false);
  const asked = history.map((step) => ({ ...step, step: "asked", administrator: null }));
  draw(
    { ...nothing, waitingConsents: ["municipal"] },
    {
      "GET /api/users/u1/consents": () => json({ ...state, history: asked }),
      [SETTINGS]: async (request) => {
        sent.push(await request.json());
        return json({});
      },
    },
  );
  const sentence =
    "«Compartir con el personal municipal»: se pidió aquí el lunes, 2 de marzo de 2026. Empieza " +
    "el lunes, 9 de marzo de 2026. Si no fuiste tú, pulsa «No quiero».";
  expect(await screen.findByText(sentence)).toBeTruthy();
  await press("No quiero");
  await waitFor(() => expect(sent).toEqual([{ municipalConsent: false }]));
});

describe("a consent that was given with the town hall's PIN", () => {
  const question = { consent: "municipal", at: "2026-03-02T10:00:00.000Z" } as const;
  const news = { ...nothing, consentQuestions: [question], offersPin: true };
  const sentence =
    "«Compartir con el personal municipal» se activó el lunes, 2 de marzo de 2026, a las 11:00, " +
    "con tu PIN. ¿Fuiste tú?";

  test("is taken back in one press, and a PIN is offered", async () => {
    const sent: unknown[] = [];
    const save = async (request: Request) => {
      sent.push(await request.json());
      return json({});
    };
    const { world } = draw(news, { [SETTINGS]: save });
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Elegir mi PIN" })).toBeTruthy();
    await press("No, quitarlo");
    await waitFor(() => expect(world.said).toEqual(["toast: Quitado. Ya no se comparte."]));
    expect(sent).toEqual([{ municipalConsent: false }]);
  });

  test("was hers", async () => {
    const answer = "DELETE /api/users/u1/consents/municipal/question";
    const { world } = draw(news, { [answer]: done });
    await press("Sí, fui yo");
    await waitFor(() => expect(world.calls).toContain(answer));
  });
});

test("where this session can give none, only 'No quiero' is offered", async () => {
  draw(
    { ...nothing, waitingConsents: ["municipal"] },
    { "GET /api/users/u1/consents": () => json(consents(false)) },
  );
  expect(await screen.findByRole("button", { name: "No quiero" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sí, está bien" })).toBeNull();
});

test("where a paper waits and this session can give none, the PIN is offered beside it", async () => {
  draw(
    { ...nothing, waitingConsents: ["municipal"], offersPin: true },
    { "GET /api/users/u1/consents": () => json(consents(false)) },
  );
  expect(await screen.findByRole("button", { name: "No quiero" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Elegir mi PIN" })).toBeTruthy();
});

test("a pause is told, and ended in one press", async () => {
  const { world } = draw({ ...nothing, isPaused: true }, { "DELETE /api/users/u1/pause": done });
  expect(screen.getByText(/^Los avisos están en pausa/)).toBeTruthy();
  await press("Que vuelvan a sonar");
  await waitFor(() => expect(world.said).toEqual(["toast: Tus recordatorios vuelven a sonar"]));
  expect(world.calls).toContain("DELETE /api/users/u1/pause");
});

test("a PIN of one's own is put off by 'Ahora no'", async () => {
  const { world } = draw({ ...nothing, offersPin: true }, { [LATER]: done });
  await press("Ahora no");
  await waitFor(() => expect(world.calls).toContain(LATER));
});

test("a PIN of one's own is chosen in three steps; a weak or another one is refused", async () => {
  const sent: unknown[] = [];
  const { world } = draw(
    { ...nothing, offersPin: true },
    {
      [PIN]: async (request) => {
        sent.push(await request.json());
        return done();
      },
    },
  );
  await press("Elegir mi PIN");
  expect(screen.getByRole("dialog", { name: "Tu PIN de ahora" })).toBeTruthy();
  await userEvent.keyboard("4071{Enter}");
  expect(await screen.findByRole("dialog", { name: "Elige tu PIN" })).toBeTruthy();
  await userEvent.keyboard("1234{Enter}");
  await waitFor(() => expect(world.said).toHaveLength(1));
  expect(world.said[0]).toContain("los números van seguidos");
  await userEvent.keyboard("4862{Enter}");
  expect(await screen.findByRole("dialog", { name: "Repite tu PIN" })).toBeTruthy();
  await userEvent.keyboard("4826{Enter}");
  await waitFor(() => expect(world.said).toHaveLength(2));
  expect(world.said[1]).toBe("alert: No es el mismo PIN. Elígelo otra vez.");
  expect(sent).toEqual([]);
  // Which of the two was mistyped nobody knows: the choice begins again.
  expect(await screen.findByRole("dialog", { name: "Elige tu PIN" })).toBeTruthy();
  await userEvent.keyboard("4826{Enter}");
  expect(await screen.findByRole("dialog", { name: "Repite tu PIN" })).toBeTruthy();
  await userEvent.keyboard("4826{Enter}");
  await waitFor(() => expect(world.said.at(-1)).toBe("alert: Tu PIN ya es el nuevo"));
  expect(sent).toEqual([{ pin: "4826", oldPin: "4071" }]);
});

test.each([
  ["kept", true, { pin: "1234", oldPin: "4071" }],
  ["given up for another", false, null],
] as const)(
  "on a portal of one's own a PIN that is guessed first is %s",
  async (_, confirms, kept) => {
    const sent: unknown[] = [];
    const take = async (request: Request) => {
      sent.push(await request.json());
      return done();
    };
    const news = { ...nothing, offersPin: true };
    const { world } = draw(news, { [PIN]: take }, null, { takesAnyPin: true, confirms });
    await press("Elegir mi PIN");
    await userEvent.keyboard("4071{Enter}");
    expect(await screen.findByRole("dialog", { name: "Elige tu PIN" })).toBeTruthy();
    await userEvent.keyboard("1234{Enter}");
    await waitFor(() => expect(world.said[0]).toBe("confirm: ¿Quieres ese PIN?"));
    if (kept === null) {
      // She has just answered: nothing more is said, and other digits can be typed.
      const field = screen.getByLabelText("Escribe 4 números que puedas recordar");
      await waitFor(() => expect(field).toHaveProperty("value", ""));
      await userEvent.keyboard("4862{Enter}");
      expect(await screen.findByRole("dialog", { name: "Repite tu PIN" })).toBeTruthy();
      expect(world.said).toHaveLength(1);
      return expect(sent).toEqual([]);
    }
    expect(await screen.findByRole("dialog", { name: "Repite tu PIN" })).toBeTruthy();
    await userEvent.keyboard("1234{Enter}");
    await waitFor(() => expect(sent).toEqual([kept]));
  },
);
