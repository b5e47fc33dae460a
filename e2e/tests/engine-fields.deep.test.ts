import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { inEngine } from "../portal/engines/complaints.ts";
import { enterAsAdministrator } from "../portal/engines/deeds.ts";
import { atRest, enterHomeIn, seen, seenAt } from "../portal/engines/enter.ts";
import { engines, type Tab, tried } from "../portal/engines/index.ts";
import { enrol, type Person } from "../portal/fixtures.ts";
import type { Portal } from "../portal/portal-process.ts";
import { expect, test } from "../portal/test.ts";

const root = new URL("../../", import.meta.url).pathname;

interface Form {
  /** How many fields for a day or a time its file has. */
  fields: number;
  /** From the address to the form with all of them. */
  open: (tab: Tab, portal: Portal, person: Person) => Promise<void>;
}

/** On the town hall's dashboard, once it has entered: presses one after the other. */
const asAdministrator =
  (...names: readonly (string | ((person: Person) => string))[]): Form["open"] =>
  async (tab, { home }, person) => {
    // The rooms beside the page are in a wider window.
    await tab.resize({ width: 1024, height: 768 });
    await enterAsAdministrator(tab, home);
    for (const name of names) await tab.press(typeof name === "string" ? name : name(person));
  };

/** By the file in which its fields are written. */
const FORMS: Record<string, Form> = {
  "kit/src/reminders/when-fields.tsx": {
    fields: 2,
    async open(tab, { home }, person) {
      await enterHomeIn(tab, home, person);
      for (const name of ["Recordatorios", "Añadir", "Otra cosa"]) await tab.press(name);
    },
  },
  "mf-admin/src/announcements/announcement-form.tsx": {
    fields: 2,
    open: asAdministrator("Ajustes", "Avisos del ayuntamiento"),
  },
  "mf-admin/src/audit/events.tsx": {
    fields: 2,
    open: asAdministrator("Ajustes", "Registro del ayuntamiento"),
  },
  "mf-admin/src/pause/pause-form.tsx": {
    fields: 2,
    open: asAdministrator(({ name }) => `Más opciones de ${name}`, "Pausar los avisos"),
  },
  "mf-admin/src/user-details/details-fields.tsx": {
    fields: 1,
    open: asAdministrator("Crear Nuevo Usuario"),
  },
};

const FIELDS = "input[type=date], input[type=time]";

/** In the page: empties its fields, as the cross of their own pickers does; how many there are. */
function emptyFields(selector: string): number {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  const fields = [...document.querySelectorAll<HTMLInputElement>(selector)];
  for (const field of fields.filter(({ value }) => value !== "")) {
    set?.call(field, "");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return fields.filter(({ value }) => value === "").length;
}

/** In the page: brings a field to the middle of the window, once it is drawn there. */
async function bring(selector: string, place: number): Promise<void> {
  const field = document.querySelectorAll(selector)[place];
  field?.scrollIntoView({ block: "center", behavior: "instant" });
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** What differs less from the middle of a field's edge is how its corners are smoothed. */
const VISIBLE = 40;

/**
 * In the page: how many dots of a picture of the window are drawn upon within a field, left of
 * where its own picture for choosing stands.
 */
async function drawnWithin(picture: string, selector: string, place: number, visible: number) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const field = document.querySelectorAll(selector)[place];
  const { left = 0, top = 0, width = 0, height = 0 } = field?.getBoundingClientRect() ?? {};
  const canvas = new OffscreenCanvas(width / 2, height - 24);
  const context = canvas.getContext("2d");
  context?.drawImage(image, -left - 12, -top - 12);
  const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  const dots = Array.from({ length: data.length / 4 }, (_, dot) => data[4 * dot + 1] ?? 0);
  const [ground = 0] = dots;
  return dots.filter((dot) => Math.abs(dot - ground) > visible).length;
}

/** In the page: shows now, or nothing, in a field that stays empty for the form. */
function showNow(selector: string, place: number, isShown: boolean): void {
  const field = document.querySelectorAll<HTMLInputElement>(selector)[place];
  const now = Math.floor(Date.now() / 60_000) * 60_000;
  const ofDay = field?.type === "time" ? now % 86_400_000 : now;
  if (field) field.valueAsNumber = isShown ? ofDay : Number.NaN;
}

test("each field for a day or a time that the portal has is looked at", () => {
  const folders = ["kit/src/*.tsx", "shell/src/*.tsx", "mf-*/src/*.tsx"];
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", ...folders];
  const written = execFileSync("git", listed, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && !/\.test\.|\/testing\//.test(file))
    .map((file) => {
      const fields = readFileSync(root + file, "utf8").match(/type="(date|time)"/g) ?? [];
      return [file, fields.length] as const;
    })
    .filter(([, fields]) => fields > 0);
  expect(Object.fromEntries(written)).toEqual(
    Object.fromEntries(Object.entries(FORMS).map(([file, { fields }]) => [file, fields])),
  );
});

for (const { name, start } of engines)
  for (const [file, { fields, open }] of Object.entries(FORMS))
    test(`a day or a time that nobody has chosen looks empty in ${name}: ${file}`, async ({
      portal,
    }) => {
      const person = await enrol(portal, { name: "Visitación Mora", pin: "6093" });
      await inEngine(start, async (tab) => {
        await open(tab, portal, person);
        await seenAt(tab, FIELDS);
        await atRest(tab);
        await expect.poll(() => tab.ask(emptyFields, FIELDS)).toBe(fields);
        for (let place = 0; place < fields; place++) {
          await tab.ask(bring, FIELDS, place);
          const drawn = async () =>
            await tab.ask(drawnWithin, await tab.picture(), FIELDS, place, VISIBLE);
          // The others say which part comes where, as 'dd/mm/aaaa', and never what it is now.
          if (name === "webkit") {
            await expect.poll(drawn, `field ${place}`).toBe(0);
            continue;
          }
          const empty = await drawn();
          await tab.ask(showNow, FIELDS, place, true);
          await expect.poll(drawn).not.toBe(empty);
          await tab.ask(showNow, FIELDS, place, false);
        }
      });
    });

// What WebKit's driver types into a field for a day does not reach it.
const typing = [...new Set([...engines, ...tried])].filter(({ name }) => name !== "webkit");

for (const { name, start } of typing)
  test(`a year that is typed has four digits at most in ${name}`, async ({ portal }) => {
    const person = await enrol(portal, { name: "Visitación Mora", pin: "6093" });
    await inEngine(start, async (tab) => {
      await FORMS["mf-admin/src/user-details/details-fields.tsx"]?.open(tab, portal, person);
      await tab.type("Fecha de nacimiento", "1111111111");
      const written = (selector: string) =>
        tab.ask((sought) => document.querySelector<HTMLInputElement>(sought)?.value, selector);
      expect(await written(FIELDS)).toBe("1111-11-11");
      await atRest(tab);
    });
  });

for (const { name, start } of typing)
  test(`a day that is typed once the hour is chosen keeps its form in ${name}`, async ({
    portal,
  }) => {
    const person = await enrol(portal, { name: "Visitación Mora", pin: "6093" });
    await inEngine(start, async (tab) => {
      await FORMS["kit/src/reminders/when-fields.tsx"]?.open(tab, portal, person);
      await tab.press("Por la mañana");
      // Whatever order the parts have, the years 2, 20 and 202 are in the field on the way.
      await tab.type("Día", "11112027");
      await seen(tab, "Será el jueves, 11 de noviembre de 2027, a las 9:00.");
      await atRest(tab);
    });
  });
