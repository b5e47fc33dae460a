import { lastBuilt } from "../portal/built-releases.ts";
import { inEngine } from "../portal/engines/complaints.ts";
import type { Tab } from "../portal/engines/engine.ts";
import { atRest, seen, seenAt, typePinIn } from "../portal/engines/enter.ts";
import { enrolWithOneWord } from "../portal/engines/every-day.ts";
import { type Chosen, turnHeld } from "../portal/engines/held-focus.ts";
import { engines } from "../portal/engines/index.ts";
import { goToScreen } from "../portal/engines/open-screens.ts";
import { answerForSound } from "../portal/engines/turned.ts";
import { addRelative, type Person } from "../portal/fixtures.ts";
import { daughter } from "../portal/message-form.ts";
import { enterHome } from "../portal/person.ts";
import type { Portal } from "../portal/portal-process.ts";
import { sendMessages } from "../portal/relative.ts";
import { expect, test } from "../portal/test.ts";

// One engine after the other: each has a machine's attention.
test.describe.configure({ mode: "default" });

/** What is pressed on a screen to see more of it, and what is there then. */
interface Further {
  presses: readonly string[];
  says?: string;
  stands?: string;
}

const BEGUN: Further = { presses: ["Empezar"], says: "Te toca" };

/** Boards that are begun, and forms, by the screen on which they open, one after another. */
const FURTHER: Readonly<Record<string, readonly Further[]>> = {
  reminders: [
    { presses: ["Añadir"], says: "¿Qué quieres recordar?" },
    { presses: ["Otra cosa"], stands: "[role=dialog] input" },
  ],
  "number-sequence-game": [BEGUN],
  "pattern-memory-game": [BEGUN],
  "visual-memory-game": [BEGUN],
  "math-game": [{ presses: ["Empezar"], stands: "main :is(fieldset, [role=group]) button" }],
};

/** What leads away from an open form. */
const LEAVE: Readonly<Record<string, string>> = { reminders: "Cerrar" };

const HOUR_MS = 3_600_000;

/** A person with a daughter who has written, and with more reminders than a window holds. */
async function enrolWithMuch(portal: Portal): Promise<Person> {
  const person = await enrolWithOneWord(portal);
  await addRelative(portal, person, daughter);
  await sendMessages(portal, daughter, person, [{ content: "Hemos paseado junto al río" }]);
  const call = await enterHome(portal, person);
  for (const hours of [2, 3, 4, 5, 6, 7, 8])
    await call("POST", `/api/users/${person.id}/reminders`, {
      title: `Regar las plantas ${hours}`,
      dateTime: new Date(Date.now() - hours * HOUR_MS).toISOString(),
    });
  return person;
}

/** Her screens, as the areas declare them, once she has entered. */
async function herScreens(): Promise<[name: string, title: string][]> {
  const all = (await lastBuilt()).flatMap(({ manifest }) =>
    Object.entries(manifest?.screens ?? {}),
  );
  return all
    .filter(([, { role, kind }]) => role === "person" && kind !== "sign-in")
    .map(([name, { title }]) => [name, title]);
}

/** What was looked at, and what is wrong with it, in words. */
class Looks {
  readonly wrong: string[] = [];
  readonly things: string[] = [];
  readonly fields: string[] = [];
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async at(where: string): Promise<void> {
    for (const [chosen, seenAs] of [
      ["the last thing", this.things],
      ["a field", this.fields],
    ] as [Chosen, string[]][]) {
      const { isThere, wrong } = await turnHeld(this.#tab, chosen);
      if (isThere) seenAs.push(where);
      this.wrong.push(...wrong.map((line) => `${where}, ${chosen}, ${line}`));
    }
  }
}

/** From the address to her home, with a look at each screen on the way. */
async function lookOnTheWay(tab: Tab, looks: Looks, { home }: Portal, person: Person) {
  await tab.open(home);
  await seen(tab, "Toca en cualquier lugar");
  await looks.at("landing");
  await tab.press("Toca en cualquier lugar");
  await seen(tab, "Usuarios");
  await looks.at("main-select");
  await tab.press("Usuarios");
  await seen(tab, person.name);
  await looks.at("user-select");
  await tab.press(person.name);
  await seenAt(tab, "[role=dialog]");
  await looks.at("PIN");
  await typePinIn(tab, person.pin);
}

for (const { name: engine, start } of engines)
  test(`what has the focus on her screens stays in the window of ${engine} when a tablet is turned or its keyboard opens`, async ({
    portal,
  }) => {
    test.setTimeout(900_000);
    const person = await enrolWithMuch(portal);
    const screens = await herScreens();
    await inEngine(start, async (tab) => {
      const looks = new Looks(tab);
      await lookOnTheWay(tab, looks, portal, person);
      await answerForSound(tab);
      for (const [name, title] of screens) {
        await goToScreen(tab, name, title);
        await looks.at(name);
        for (const { presses, says, stands } of FURTHER[name] ?? []) {
          for (const one of presses) await tab.press(one);
          if (says) await seen(tab, says);
          if (stands) await seenAt(tab, stands);
          await looks.at(`${name}, ${presses.join()}`);
        }
        if (LEAVE[name]) await tab.press(LEAVE[name]);
      }
      await atRest(tab);
      expect(looks.wrong).toEqual([]);
      expect(looks.things).toEqual(expect.arrayContaining(screens.map(([name]) => name)));
      expect(looks.fields).toEqual(expect.arrayContaining(["chat", "reminders, Otra cosa"]));
    });
  });
