import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { dialogViews } from "../portal/views/dialogs.ts";
import { views } from "../portal/views/index.ts";

const root = new URL("../../", import.meta.url).pathname;

/** What draws a dialog itself: what an area gets for it, the shell's own two, and HTML's. */
const PRIMITIVES = ["Dialog", "ModalDialog", "Modal", "Dialog.Root", "dialog"];

/** Each front end's own sources, without comments, by path. */
function readFrontEnds(): Map<string, string> {
  const folders = ["kit/src/*", "shell/src/*", "mf-*/src/*"];
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", ...folders];
  return new Map(
    execFileSync("git", listed, { cwd: root, encoding: "utf8" })
      .split("\n")
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
      .map((file) => {
        const source = readFileSync(root + file, "utf8");
        return [file, source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")];
      }),
  );
}

/** The given components, and hooks that give what is drawn, that a source uses. */
const drawnIn = (source: string, components: Iterable<string>): string[] =>
  [...components].filter((name) =>
    name.startsWith("use")
      ? new RegExp(`(?<!function )\\b${name}[(<]`).test(source)
      : new RegExp(`<${name.replace(".", "\\.")}(?![\\w.-])`).test(source),
  );

const exportedBy = (source: string): string[] =>
  [...source.matchAll(/^export (?:function|const) ((?:[A-Z]|use[A-Z])\w+)/gm)].map(
    ([, name = ""]) => name,
  );

/** Components that are a dialog; kit's parts may wrap one another before an area draws them. */
function dialogComponents(sources: Map<string, string>): string[] {
  const all = new Set(PRIMITIVES);
  for (let size = 0; size < all.size; ) {
    size = all.size;
    for (const [file, source] of sources) {
      const known = file.startsWith("kit/") ? all : PRIMITIVES;
      if (drawnIn(source, known).length > 0) for (const name of exportedBy(source)) all.add(name);
    }
  }
  return [...all].filter((name) => !PRIMITIVES.includes(name));
}

/** A question is asked of any object, or by a function taken out of what the portal gives. */
const ASKS =
  /\.confirm\(|\{[^{}]*\bconfirm\b[^{}]*\}\s*[:=]\s*(?:\w+\.)*(?:useNotify|[Nn]otify|voice)\b/;

/**
 * Each place where the shell or an area draws a dialog (`file Component`), and each file that asks
 * a question (`file confirm`).
 */
function dialogPlaces(sources: Map<string, string>): string[] {
  const components = dialogComponents(sources);
  return [...sources].flatMap(([file, source]) => {
    const asks = ASKS.test(source) ? [`${file} confirm`] : [];
    if (file.startsWith("kit/")) return asks;
    return [...drawnIn(source, components).map((name) => `${file} ${name}`), ...asks];
  });
}

test("every dialog and every question has a view, and none stands for one that is gone", () => {
  expect(Object.keys(dialogViews).sort()).toEqual(dialogPlaces(readFrontEnds()).sort());
});

test("the views that show a dialog exist", () => {
  const names = new Set(views.map(({ name }) => name));
  for (const [place, shown] of Object.entries(dialogViews)) {
    expect(shown.length, place).toBeGreaterThan(0);
    for (const name of shown) expect(names, place).toContain(name);
  }
});

test("a dialog without a view is found: drawn at once, through kit, by another name, or asked", () => {
  const places = dialogPlaces(
    new Map([
      ["kit/src/a.tsx", "export function Inner() { return <Dialog title={t}>…</Dialog> }"],
      ["kit/src/b.tsx", "export const Outer = () => <Inner />"],
      ["mf-senior/src/c.tsx", "export function Card() { return <Dialog\n title={t} /> }"],
      ["mf-senior/src/d.tsx", "export function Screen() { return <Outer /> }"],
      ["mf-senior/src/e.tsx", "export function Overlay() { return <Card onClose={x} /> }"],
      ["mf-admin/src/f.ts", "const sure = await notify.confirm({ title });"],
      ["shell/src/h.ts", "const { toast, confirm } = useNotify();"],
      ["mf-admin/src/i.tsx", "export function useSure({ confirm }: Notify) { return confirm(t); }"],
      ["mf-admin/src/g.tsx", "export function DialogsOf() { return <Dialogs /> }"],
    ]),
  );
  expect(places).toEqual([
    "mf-senior/src/d.tsx Outer",
    "mf-senior/src/e.tsx Card",
    "mf-admin/src/f.ts confirm",
    "shell/src/h.ts confirm",
    "mf-admin/src/i.tsx confirm",
  ]);
});
