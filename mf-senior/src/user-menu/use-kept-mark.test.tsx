import { fetchReader, ReadAloudFrame } from "@acompana/kit/read-aloud";
import { fakeSpeech, pass, renderScreen } from "@acompana/kit/testing";
import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { pill } from "../testing/reminders.tsx";
import { useKeptMark } from "./use-kept-mark.ts";

// On a busy machine the first press would take longer than a test waits.
beforeAll(() => fetchReader());

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

function Card() {
  const { kept, keep } = useKeptMark();
  return (
    <button type="button" onClick={() => keep(pill)}>
      {kept === null ? "Hecho" : "Deshacer"}
    </button>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("what was marked stays ten seconds, and while the screen is read it waits", async () => {
  const browser = fakeSpeech({ voices: [{ name: "Elvira", lang: "es-ES", localService: true }] });
  renderScreen(
    <ReadAloudFrame>
      <Card />
    </ReadAloudFrame>,
    { session: carmen },
  );
  press("Hecho");
  await pass(8_000);
  press("Escuchar");
  await vi.waitFor(() => expect(browser.isSpeaking()).toBe(true));
  await pass(60_000);
  expect(screen.getByRole("button", { name: "Deshacer" })).toBeTruthy();
  press("Parar");
  await pass(9_999);
  expect(screen.getByRole("button", { name: "Deshacer" })).toBeTruthy();
  await pass(1);
  expect(screen.getByRole("button", { name: "Hecho" })).toBeTruthy();
});
