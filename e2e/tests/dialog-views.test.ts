import { expect, test } from "@playwright/test";
import { dialogPlaces, readFrontEnds } from "../portal/views/dialog-places.ts";
import { dialogViews } from "../portal/views/dialogs.ts";
import { views } from "../portal/views/index.ts";

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
      ["mf-admin/src/g.tsx", "export function DialogsOf() { return <Dialogs /> }"],
    ]),
  );
  expect(places).toEqual([
    "mf-senior/src/d.tsx Outer",
    "mf-senior/src/e.tsx Card",
    "mf-admin/src/f.ts confirm",
  ]);
});
