import type { Session } from "@acompana/kit/area";
import { pass } from "@acompana/kit/testing";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Provider } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ModalDialog } from "../notify/modal-dialog.tsx";
import type { Role } from "../session/sessions.ts";
import { openTab, people, roles, setUpBrowser, signedIn } from "../testing/sessions.tsx";
import { IdleQuestion } from "./idle-question.tsx";

const IDLE_SECONDS = 1_800;
const MINUTE = 60_000;

setUpBrowser();
beforeEach(() => void vi.useFakeTimers());

const question = () => screen.queryByRole("dialog", { name: "¿Sigues ahí?" });

interface Opened {
  session?: Session;
  idle?: number | null;
}

/** Somebody of this role, whose screen is shown and who has just used their session. */
async function open(role: Role, { session, idle = IDLE_SECONDS }: Opened = {}) {
  localStorage.setItem("adminToken", "t1");
  const owner = session ?? people[role]("1", "Carmen");
  const tab = openTab(owner);
  render(
    <Provider store={tab.store}>
      <IdleQuestion session={owner} idleSeconds={idle} api={tab.sessions.clients[role]} />
    </Provider>,
  );
  await act(() => tab.sessions.refresh(role));
  return tab;
}

/** A reminder that rings in this tab; the result ends it. */
const ring = ({ store }: ReturnType<typeof openTab>) =>
  render(
    <Provider store={store}>
      <ModalDialog isUrgent title="Tomar la pastilla">
        Hecho
      </ModalDialog>
    </Provider>,
  ).unmount;

describe.each(roles)("an unused session of role %s", (role) => {
  it("asks a minute before it may end at the earliest, and not before", async () => {
    await open(role);
    await pass(28 * MINUTE - 1);
    expect(question()).toBeNull();
    await pass(1);
    expect(question()).toBeTruthy();
    const buttons = screen.getAllByRole("button").map((button) => button.textContent);
    expect(buttons).toEqual(["Sí, sigo aquí"]);
  });

  it("goes on as long as before when that is answered", async () => {
    await open(role);
    await pass(28 * MINUTE);
    fireEvent.click(screen.getByRole("button", { name: "Sí, sigo aquí" }));
    await pass(0);
    expect(question()).toBeNull();
    await pass(28 * MINUTE - 1);
    expect(question()).toBeNull();
    await pass(1);
    expect(question()).toBeTruthy();
  });

  it("ends here too once the server has ended it", async () => {
    const tab = await open(role);
    await pass(28 * MINUTE);
    delete signedIn[role];
    await pass(2 * MINUTE + 1_000);
    expect(tab.name(role)).toBeNull();
    expect(tab.said).toEqual(["Tu sesión ha terminado. Vuelve a entrar, por favor."]);
  });

  it("asks nothing of someone who has just touched the page", async () => {
    await open(role);
    await pass(28 * MINUTE - 5_000);
    fireEvent.keyDown(document.body, { key: "a" });
    await pass(5_000);
    expect(question()).toBeNull();
    await pass(28 * MINUTE);
    expect(question()).toBeTruthy();
  });

  it("asks nothing while another tab uses it", async () => {
    const tab = await open(role);
    await pass(20 * MINUTE);
    act(() => tab.sessions.onUseElsewhere(role));
    await pass(20 * MINUTE);
    expect(question()).toBeNull();
  });

  it("asks nothing while a reminder rings, and after it at once", async () => {
    const tab = await open(role);
    const stop = ring(tab);
    await pass(28 * MINUTE);
    expect(question()).toBeNull();
    stop();
    expect(question()).toBeTruthy();
  });

  it("goes behind a reminder that begins to ring", async () => {
    const tab = await open(role);
    await pass(28 * MINUTE);
    expect(question()).toBeTruthy();
    ring(tab);
    expect(question()).toBeNull();
  });

  it("is never asked about where the portal lets it live unused", async () => {
    await open(role, { idle: null });
    await pass(24 * 60 * MINUTE);
    expect(question()).toBeNull();
  });
});

describe("the question is spoken", () => {
  const spoken: string[] = [];
  const withVoice = (voiceEnabled: boolean) =>
    ({
      ...people.person("1", "Carmen"),
      user: { id: "1", name: "Carmen", voiceEnabled, voiceSpeed: "slow" },
    }) as Session;

  beforeEach(() => {
    spoken.length = 0;
    vi.stubGlobal("SpeechSynthesisUtterance", function utterance(this: object, words: string) {
      Object.assign(this, { text: words });
    });
    vi.stubGlobal("speechSynthesis", {
      speak: ({ text, lang, rate, volume }: SpeechSynthesisUtterance) =>
        void spoken.push(`${lang} ${rate} ${volume}: ${text}`),
      cancel: () => {},
    });
  });

  it.each([
    { voice: true, times: 1 },
    { voice: false, times: 0 },
  ])("$times times where her voice is $voice", async ({ voice, times }) => {
    await open("person", { session: withVoice(voice) });
    await pass(28 * MINUTE);
    expect(question()).toBeTruthy();
    const said =
      "es-ES 0.7 1: ¿Sigues ahí? Si no respondes, tu sesión se cerrará dentro de un minuto.";
    expect(spoken).toEqual(Array(times).fill(said));
  });
});
