import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { clearPageDrafts } from "../form/index.ts";
import { chosen } from "./chosen.ts";
import { type Answers, json, pageStore, renderScreen, type ScreenSetup } from "./render-screen.tsx";

/** A form, to be left in every way with something typed in it. */
export interface TriedForm {
  /** The source that makes it, as `sourcesIn` names it. */
  file: string;
  draw: () => ReactElement;
  setup?: Omit<ScreenSetup, "answers">;
  /** What the screen reads before the form is there. */
  answers?: Answers;
  /** What is typed, by the label of its field; a box or an option is ticked by 'x'. */
  typed?: Record<string, string>;
  /** Passwords, PINs and codes, which nothing may keep. */
  secrets?: Record<string, string>;
  /** The field for a file by its label, if it has one, and whether nothing is sent without. */
  chosen?: { label: string; type: string; isNeeded: boolean };
  /** The button that sends. */
  submit: string;
  /** Why nothing of it comes back and nothing asks. */
  letsGo?: string;
}

const ENDED = () => json({ error: "Tu sesión ha terminado.", code: "UNAUTHENTICATED" }, 401);
const FILE = "boda";

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shown = (labels: string[]) =>
  labels.map((label) => (isTicked(field(label)) ? tick(label) : field(label).value));
const isTicked = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";
const tick = (label: string) => (field(label).checked ? "x" : "");
const closeButton = () => screen.queryByRole("button", { name: "Cerrar" });

/** A browser with this form on its page. */
function browser(form: TriedForm) {
  const kept = new Map<string, string>();
  const store = pageStore(kept);
  /** A server that has forgotten the session answers so whatever is written. */
  const answers = new Proxy(form.answers ?? {}, { get: (own, call: string) => own[call] ?? ENDED });
  // A question keeps the person in the form.
  const open = () => renderScreen(form.draw(), { ...form.setup, store, answers, confirms: false });
  return { open, stored: () => [...kept.values()].join() };
}

async function fill(form: TriedForm): Promise<void> {
  const user = userEvent.setup();
  for (const [label, value] of Object.entries({ ...form.typed, ...form.secrets })) {
    const input = await screen.findByLabelText<HTMLInputElement>(label);
    if (isTicked(input)) await user.click(input);
    else {
      // As a paste fills it: a form would be drawn again for each key.
      await user.clear(input);
      await user.paste(value);
    }
  }
}

async function choose({ chosen }: TriedForm): Promise<void> {
  if (!chosen) return;
  await userEvent.upload(field(chosen.label), new File(["lo elegido"], FILE, chosen));
  await screen.findByText(FILE);
}

/** What was typed is there again: all but the secrets, which are nowhere. */
async function expectKept(form: TriedForm, stored: string): Promise<void> {
  const typed = Object.entries(form.letsGo ? {} : (form.typed ?? {}));
  const secrets = Object.entries(form.secrets ?? {});
  const [first] = [...typed, ...secrets];
  await screen.findByLabelText(first?.[0] ?? "");
  expect(shown(typed.map(([label]) => label))).toEqual(typed.map(([, value]) => value));
  expect(shown(secrets.map(([label]) => label))).toEqual(secrets.map(() => ""));
  for (const [, secret] of secrets) expect(stored).not.toContain(secret);
}

/** A form of secrets alone asks instead, unless it lets them go. */
const asks = ({ typed, letsGo }: TriedForm) => !typed && !letsGo;

/** Whether the browser would ask before the page goes. */
function reloadAsks(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

/**
 * For each form: whatever way it is left, its text is there again, or a question was asked.
 *
 * @param files of the forms that are tried as examples; all of them when absent
 */
export function describeKeptForms(all: readonly TriedForm[], files?: readonly string[]): void {
  const forms = chosen(all, ({ file }) => file, files);
  describe.each(forms)("$file", (form) => {
    it("keeps its text when it is closed, by Escape or Back, or asks", async () => {
      const { open, stored } = browser(form);
      const first = open();
      await fill(form);
      await choose(form);
      const close = closeButton();
      if (close) await userEvent.click(close);
      else expect(await first.world.mayLeave()).toBe(true);
      const questions = first.world.said.filter((said) => said.startsWith("confirm"));
      expect(questions).toHaveLength(asks(form) ? 1 : 0);
      await first.world.runGuards();
      first.unmount();
      open();
      await expectKept(form, stored());
      if (form.chosen) expect(await screen.findByText(FILE)).toBeTruthy();
    });

    it("keeps its text over a reload, or asks", async () => {
      const { open, stored } = browser(form);
      const first = open();
      expect(reloadAsks()).toBe(false);
      await fill(form);
      for (const secret of Object.values(form.secrets ?? {}))
        expect(stored()).not.toContain(secret);
      if (reloadAsks()) return;
      expect(asks(form)).toBe(false);
      first.unmount();
      clearPageDrafts();
      open();
      await expectKept(form, stored());
      // A file is nowhere but in the page.
      await choose(form);
      expect(reloadAsks()).toBe(form.chosen !== undefined);
    });

    it("keeps its text when the session has ended on sending", async () => {
      const { open, stored } = browser(form);
      const first = open();
      await fill(form);
      if (form.chosen?.isNeeded) await choose(form);
      const before = first.world.calls.length + first.world.said.length;
      await userEvent.click(screen.getByRole("button", { name: form.submit }));
      await waitFor(() =>
        expect(first.world.calls.length + first.world.said.length).toBeGreaterThan(before),
      );
      first.unmount();
      open();
      await expectKept(form, stored());
    });
  });
}

/** What makes a form: kit's hook, or an element of one's own. */
const MAKES = /\buseForm(<.*>)?\(|<form\b/;
/** A form that is handed what to send is as many forms as there are files that hand it over. */
const IS_HANDED = /^\s+send: \(.*\) => Promise<.*>;$/m;
const TYPE_IMPORTS = /^import type [^;]*;$/gm;

/**
 * Which forms of these sources no row tries.
 *
 * @param sources an area's files by name, as `sourcesIn` reads them
 */
export function untriedForms(
  sources: Record<string, string>,
  forms: readonly Pick<TriedForm, "file">[],
): string[] {
  const files = Object.entries(sources).filter(([file]) => !/\.test\.|^\.\/testing\//.test(file));
  const usersOf = (file: string, source: string): string[] => {
    if (!IS_HANDED.test(source)) return [file];
    const name = file.slice(file.lastIndexOf("/"));
    return files
      .filter(([, other]) => other.replace(TYPE_IMPORTS, "").includes(`${name}"`))
      .flatMap(([other, theirs]) => usersOf(other, theirs));
  };
  const found = files
    .filter(([, source]) => MAKES.test(source))
    .flatMap(([file, source]) => usersOf(file, source));
  const tried = new Set(forms.map(({ file }) => file));
  return [...new Set(found)].filter((file) => !tried.has(file)).sort();
}
