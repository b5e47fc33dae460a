import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { createReminderLimits } from "../api/index.ts";
import { countCharacters } from "../format/index.ts";
import { renderScreen } from "../testing/index.tsx";
import { fc } from "../testing/properties.ts";
import { Button, FormError, TextArea, TextField } from "../ui/index.ts";
import { Form, useForm } from "./index.ts";
import { tooLong } from "./too-long.ts";

const LONGEST = 20;

/** Letters of which a browser that counts UTF-16 units would leave a part. */
const LETTERS = {
  "a family": "👨‍👩‍👧‍👦",
  "a flag": "🇪🇸",
  "a colour of skin": "👵🏽",
  "a letter with its accent apart": "n\u0303",
  "a letter under many marks": `e${"\u0301".repeat(4)}`,
  "a simple letter": "ñ",
};

const text = fc
  .array(fc.constantFrom(...Object.values(LETTERS)), { maxLength: 30 })
  .map((letters) => letters.join(""));

test("a text that fits has nothing wrong, blanks around it do not count", () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(tooLong(`  ${typed}\n`, LONGEST) === undefined).toBe(typed.length <= LONGEST);
    }),
  );
});

test("without as many letters as it says are left over it fits, with one of them not", () => {
  fc.assert(
    fc.property(text, (typed) => {
      const sentence = tooLong(typed, LONGEST);
      if (sentence === undefined) return;
      const over = Number(/ sobran? (\d+)\.$/.exec(sentence)?.[1]);
      const letters = Array.from(new Intl.Segmenter("es").segment(typed), (one) => one.segment);
      const without = (count: number) => letters.slice(0, countCharacters(typed) - count).join("");
      expect(tooLong(without(over), LONGEST)).toBeUndefined();
      expect(tooLong(without(over - 1), LONGEST)).toBeDefined();
    }),
  );
});

test.each([
  ["ñ".repeat(21), "Es demasiado largo: caben 20 letras y sobra 1."],
  [`${"ñ".repeat(20)}👨‍👩‍👧‍👦🇪🇸`, "Es demasiado largo: caben 20 letras y sobran 2."],
  ["ñ".repeat(100_000), "Es demasiado largo: caben 20 letras."],
])("%s", (typed, sentence) => expect(tooLong(typed, LONGEST)).toBe(sentence));

const EMPTY = { line: "", box: "", other: "" };

function TwoFields({ send }: { send: (typed: typeof EMPTY) => Promise<void> }) {
  const form = useForm({ empty: EMPTY, draft: { name: "two", in: "browser" }, send });
  return (
    <Form form={form}>
      <TextField label="Línea" {...form.text("line", LONGEST)} />
      <TextField label="Otra" {...form.text("other")} />
      {form.typed.other !== "sin" && <TextArea label="Caja" {...form.text("box", LONGEST)} />}
      <FormError message={form.line} />
      <Button type="submit">Guardar</Button>
    </Form>
  );
}

const fieldNames = ["Línea", "Caja"] as const;
const cases = fieldNames.flatMap((name) =>
  Object.entries(LETTERS).map(([what, letter]) => [name, what, letter] as const),
);

test.each(cases)("%s keeps what is pasted past its end: %s", async (name, _what, letter) => {
  const send = vi.fn(async () => {});
  renderScreen(<TwoFields send={send} />);
  const user = userEvent.setup();
  const field = () => screen.getByLabelText<HTMLInputElement>(name);
  const pasted = letter.repeat(LONGEST + 1);
  await user.click(field());
  await user.paste(pasted);
  expect(field().value).toBe(pasted);
  expect(screen.getByText(/ sobran? \d+\.$/)).toBeTruthy();
  expect(field().getAttribute("aria-invalid")).toBe("true");

  await user.click(screen.getByRole("button", { name: "Guardar" }));
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());

  await user.clear(field());
  await user.paste(`${letter} y ya`);
  expect(screen.queryByText(/demasiado largo/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  expect(send).toHaveBeenCalledOnce();
});

test.each(fieldNames)(
  "%s says politely and once that it is too long, however much is taken away",
  async (name) => {
    renderScreen(<TwoFields send={async () => {}} />);
    const user = userEvent.setup();
    const field = screen.getByLabelText<HTMLInputElement>(name);
    const region = field.parentElement?.querySelector("[aria-live=polite]");
    expect(region?.textContent).toBe("");
    const heard: (string | null)[] = [];
    const observer = new MutationObserver(() => heard.push(region?.textContent ?? null));
    const changes = { childList: true, subtree: true, characterData: true };
    if (region) observer.observe(region, changes);
    await user.click(field);
    await user.paste("ñ".repeat(LONGEST + 3));
    for (const over of [" sobran 3.", " sobran 2.", " sobra 1."]) {
      const seen = screen.getByText(new RegExp(`${over}$`));
      expect(seen.closest("[role=alert], [role=status], [aria-live]")).toBeNull();
      expect(field.getAttribute("aria-describedby")).toBe(seen.id);
      await user.keyboard("{Backspace}");
    }
    expect(screen.queryByText(/demasiado largo/)).toBeNull();
    await vi.waitFor(() => expect(heard).toEqual(["Es demasiado largo: caben 20 letras.", ""]));
    observer.disconnect();
  },
);

test("a field that is no longer asked for keeps nothing from being sent", async () => {
  const send = vi.fn(async () => {});
  renderScreen(<TwoFields send={send} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText("Caja"));
  await user.paste("ñ".repeat(LONGEST + 1));
  await user.type(screen.getByLabelText("Otra"), "sin");
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  expect(send).toHaveBeenCalledOnce();
});

test("the longest of the contract is written with its point", () => {
  const { maxLength } = createReminderLimits.description;
  expect(tooLong("ñ".repeat(maxLength + 2), maxLength)).toBe(
    "Es demasiado largo: caben 1.000 letras y sobran 2.",
  );
});
