import { inEngine } from "../portal/engines/complaints.ts";
import { chooseFile } from "../portal/engines/deeds.ts";
import type { Tab } from "../portal/engines/engine.ts";
import { enterHomeIn, seenAt } from "../portal/engines/enter.ts";
import { engines } from "../portal/engines/index.ts";
import { type Film, filmsHere, makeFilm } from "../portal/films.ts";
import { enrol } from "../portal/fixtures.ts";
import { openSession } from "../portal/person.ts";
import { expect, test } from "../portal/test.ts";

const { films, missing } = filmsHere();
const TAKEN = "Archivo elegido: ";

test("films of real encoders are made, and the encoders that this machine lacks are named", () => {
  if (missing.length > 0) console.log(`ffmpeg has no ${missing.join(", ")}`);
  if (process.env.CI) expect(missing).toEqual([]);
  test.skip(films.length === 0, "ffmpeg is missing, or has none of the encoders");
});

/** In the page: what is said of the file that was chosen. */
function saidOfChoice(): string {
  const dialog = document.querySelector<HTMLElement>("[role=dialog]");
  const alerts = [...(dialog?.querySelectorAll<HTMLElement>("[role=alert]") ?? [])];
  const alert = alerts.map(({ innerText }) => innerText.trim()).find(Boolean);
  const taken = /Archivo elegido: \S+/.exec(dialog?.textContent ?? "")?.[0];
  return alert ?? taken ?? "";
}

/** In the page: what the viewer shows; its picture's width, or null while nothing is decided. */
function shownInViewer(): { isUnshown: boolean; width: number; saves: string | null } | null {
  const viewer = document.querySelector<HTMLElement>("[role=dialog]");
  const isUnshown = viewer?.innerText.includes("Este recuerdo no se puede mostrar aquí.") ?? false;
  const width = viewer?.querySelector("video")?.videoWidth ?? 0;
  const saves = viewer?.querySelector<HTMLAnchorElement>("a[download]")?.download ?? null;
  return isUnshown || width > 0 ? { isUnshown, width, saves } : null;
}

/** In the page: how many colours a picture has, up to a hundred, and its size. */
async function lookAt(address: string) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context?.drawImage(picture, 0, 0);
  const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, width, height) ?? {};
  const colours = new Set<string>();
  for (let at = 0; at < data.length && colours.size < 100; at += 4 * 97)
    colours.add(data.subarray(at, at + 3).join());
  return { width, height, colours: colours.size };
}

/** In the page: whether what many will not see may be chosen all the same. */
const isOffered = () => document.body.innerText.includes("Elegirlo de todos modos");

/** In the page: whether this browser has what most films are of: one that has not tells of none. */
const playsMp4 = () =>
  document.createElement("video").canPlayType('video/mp4; codecs="avc1.42E01E, mp4a.40.2"') !== "";

type Item = { title: string; thumbnail: string | null };

async function choose(tab: Tab, name: string, type: string, base64: string): Promise<string> {
  await tab.press("Subir Recuerdo");
  await seenAt(tab, "input[type=file]");
  await chooseFile(tab, { name, type, base64 });
  await expect.poll(() => tab.ask(saidOfChoice), `${name} is chosen`).not.toBe("");
  return await tab.ask(saidOfChoice);
}

/** What became of one film: what was said of it, what was kept, and what the viewer shows. */
async function sendAndOpen(tab: Tab, film: Film, kept: () => Promise<Item[]>) {
  const { name, type } = film;
  const said = await choose(tab, name, type, await makeFilm(film));
  const isTaken = said.startsWith(TAKEN);
  if (!isTaken && !(await tab.ask(isOffered))) {
    await tab.press("Cancelar");
    return { said, isTaken, kept: null, shown: null };
  }
  if (!isTaken) await tab.press("Elegirlo de todos modos");
  await tab.press("Guardar recuerdo");
  const find = async () => (await kept()).find(({ title }) => title === name) ?? null;
  await expect.poll(find, `${name} is kept`).not.toBeNull();
  await tab.press(`Ver video: ${name}`);
  await expect.poll(() => tab.ask(shownInViewer), `${name} is shown or not`).not.toBeNull();
  const shown = await tab.ask(shownInViewer);
  await tab.press("Cerrar");
  return { said, isTaken, kept: await find(), shown };
}

for (const { name: engine, start } of engines)
  test(`films of real encoders are told, sent and shown as they are in ${engine}`, async ({
    portal,
  }) => {
    test.setTimeout(480_000);
    const person = await enrol(portal, { name: "Visitación Mora", pin: "6093" });
    const { call } = await openSession(portal, person);
    const home = `/api/users/${person.id}`;
    await inEngine(start, async (tab) => {
      await enterHomeIn(tab, portal.home, person);
      await tab.press("Mis Recuerdos");
      const playsFilms = await tab.ask(playsMp4);
      if (!playsFilms) console.log(`${engine} of this machine plays no MP4`);
      for (const film of films) {
        const { name } = film;
        const { said, isTaken, kept, shown } = await sendAndOpen(tab, film, () =>
          call<Item[]>("GET", `${home}/media`),
        );
        if (film.said) expect.soft(said, name).toContain(film.said);
        else if (playsFilms) expect.soft(isTaken, `${name}: ${said}`).toBe(true);
        if (!kept) continue;
        // What nothing is said of is seen where it was chosen.
        if (isTaken && playsFilms) expect.soft(shown, name).toMatchObject({ isUnshown: false });
        if (shown?.isUnshown) expect.soft(shown.saves, name).toBe(name);
        const small = kept.thumbnail && (await tab.ask(lookAt, home + kept.thumbnail));
        if (small)
          expect
            .soft(small, name)
            .toEqual({ width: 320, height: 240, colours: expect.any(Number) });
        if (small) expect.soft(small.colours, name).toBeGreaterThan(20);
      }
    });
  });
