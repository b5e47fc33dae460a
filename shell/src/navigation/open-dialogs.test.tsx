import { act, render, screen, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { ModalDialog } from "../notify/modal-dialog.tsx";
import { useNotify } from "../notify/notices.ts";
import { Overlays } from "../notify/overlays.tsx";
import { installedScreens } from "../testing/installed-areas.ts";
import { useNavigationGuards } from "./navigation-guards.ts";
import { useHistoryScreens, useNavigation, usePlace } from "./use-navigation.ts";

const closed: string[] = [];
let page: ReturnType<typeof usePage>;

function usePage() {
  const guards = useNavigationGuards();
  const navigation = useNavigation(guards, installedScreens);
  useHistoryScreens(guards, installedScreens);
  const [dialogs, setDialogs] = useState<string[]>([]);
  return { guards, navigation, place: usePlace(), notify: useNotify(), dialogs, setDialogs };
}

/** Dialogs in each other; the one named 'step' is a step of its own, as the photo viewer. */
function Page() {
  page = usePage();
  const { dialogs, setDialogs, navigation, place } = page;
  return (
    <>
      {dialogs.map((name) => (
        <ModalDialog
          key={name}
          title={name}
          isUrgent={name === "call"}
          {...(!["question", "call"].includes(name) && {
            onClose() {
              closed.push(name);
              setDialogs((all) => all.filter((other) => other !== name));
            },
          })}
          {...(name === "stepped" && { onBack: () => void closed.push("one step") })}
        >
          {name}
        </ModalDialog>
      ))}
      {place.view === "step" && (
        <ModalDialog title="step" onClose={navigation.back}>
          step
        </ModalDialog>
      )}
      <Overlays />
    </>
  );
}

beforeEach(() => {
  closed.length = 0;
  render(
    <Provider store={createStore()}>
      <Page />
    </Provider>,
  );
  act(() => page.navigation.navigate("user-menu"));
  act(() => page.navigation.navigate("reminders"));
});

const open = (...names: string[]) => act(() => page.setDialogs(names));
const pressBack = () => act(async () => history.back());
const isOpen = (name: string) => screen.queryByRole("dialog", { name }) !== null;

it("Back closes the uppermost of two dialogs, then the other, then leaves the screen", async () => {
  open("below", "above");
  await pressBack();
  await waitFor(() => expect(closed).toEqual(["above"]));
  expect(page.place.screen).toBe("reminders");
  await pressBack();
  await waitFor(() => expect(closed).toEqual(["above", "below"]));
  expect(page.place.screen).toBe("reminders");
  await waitFor(() => expect(history.state).toMatchObject({ screen: "reminders", depth: 2 }));
  await pressBack();
  await waitFor(() => expect(page.place.screen).toBe("user-menu"));
});

it("a dialog that was closed by its button leaves no step behind", async () => {
  const { length } = history;
  open("form");
  open();
  expect(history.length).toBe(length);
  await pressBack();
  await waitFor(() => expect(page.place.screen).toBe("user-menu"));
  expect(closed).toEqual([]);
});

it("a dialog that is a step of its own is closed by one Back, and by its button", async () => {
  for (const close of [pressBack, () => act(async () => page.navigation.back())]) {
    act(() => page.navigation.navigate("reminders", "step"));
    expect(isOpen("step")).toBe(true);
    await close();
    await waitFor(() => expect(isOpen("step")).toBe(false));
    expect(page.place).toMatchObject({ screen: "reminders", view: null });
  }
  await pressBack();
  await waitFor(() => expect(page.place.screen).toBe("user-menu"));
});

it("a dialog over such a step closes first", async () => {
  act(() => page.navigation.navigate("reminders", "step"));
  open("above");
  // The step's dialog was drawn before.
  await pressBack();
  await waitFor(() => expect(closed).toEqual(["above"]));
  expect(isOpen("step")).toBe(true);
  await pressBack();
  await waitFor(() => expect(isOpen("step")).toBe(false));
  expect(page.place.screen).toBe("reminders");
});

it("Back answers a question with no, and asks nothing of the screen below", async () => {
  page.guards.confirmLeave(async () => {
    throw new Error("asked");
  });
  let answer: boolean | undefined;
  act(
    () =>
      void page.notify
        .confirm({ title: "¿Borrar?", message: "Se borra.", confirm: "Sí" })
        .then((yes) => (answer = yes)),
  );
  await screen.findByRole("alertdialog", { name: "¿Borrar?" });
  await pressBack();
  await waitFor(() => expect(answer).toBe(false));
  expect(page.place.screen).toBe("reminders");
});

it("where only an answer closes, as on the question before the metrics, Back leaves the screen", async () => {
  open("question");
  await pressBack();
  await waitFor(() => expect(page.place.screen).toBe("user-menu"));
});

it("what calls somebody stays at Back and Forward, as does the screen that it calls from", async () => {
  act(() => page.navigation.navigate("gallery"));
  await pressBack();
  await waitFor(() => expect(page.place.screen).toBe("reminders"));
  open("call");
  for (const press of [pressBack, () => act(async () => history.forward())]) {
    let steps = 0;
    const count = () => {
      steps += 1;
    };
    addEventListener("popstate", count);
    await press();
    // There, and returned.
    await waitFor(() => expect(steps).toBe(2));
    removeEventListener("popstate", count);
    expect(history.state).toMatchObject({ screen: "reminders", depth: 2 });
    expect(page.place.screen).toBe("reminders");
    expect(isOpen("call")).toBe(true);
  }
  open();
  await pressBack();
  await waitFor(() => expect(page.place.screen).toBe("user-menu"));
});

it("Back leads a step back in a dialog that has steps", async () => {
  open("stepped");
  await pressBack();
  await waitFor(() => expect(closed).toEqual(["one step"]));
  expect(page.place.screen).toBe("reminders");
  expect(isOpen("stepped")).toBe(true);
});
