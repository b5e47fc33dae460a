import { execFile, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bin, denoPath, root } from "./run.mjs";
import { typeScript } from "./types.mjs";

/**
 * The walk of `docs/how-to.md` with a place ('Lugar'): what is written by hand, file by file in its
 * order, each line after the one that stands there.
 *
 * @type {Record<string, [stands: string, added: string][]>}
 */
const WALK = {
  "api/db/schema/reminders.ts": [
    ['  description: text("description"),', '  place: text("place"),'],
  ],
  "api/features/reminders/reminder-words.ts": [
    [
      'const category = z.enum(CATEGORIES, { error: "Esa categoría no existe." });',
      'const place = z.string().trim().max(200, "El lugar es demasiado largo.");',
    ],
    [
      "  description: emptyAsMissing(description).transform((given) => given || null),",
      "  place: emptyAsMissing(place).transform((given) => given || null),",
    ],
    ["  description: emptyAsNull(description),", "  place: emptyAsNull(place),"],
    ["  description: z.string().nullable(),", "  place: z.string().nullable().optional(),"],
    ['  description: "Con un vaso de agua",', '  place: "En la cocina",'],
  ],
  "api/features/export/words.ts": [['  description: "Descripción",', '  place: "Lugar",']],
  "kit/src/reminders/reminders-text.ts": [
    ['    description: "Descripción (si quieres)",', '    place: "Lugar (si quieres)",'],
  ],
  "kit/src/reminders/reminder-form.tsx": [
    ['  description: "",', '  place: "",'],
    [
      '        {...form.text("description", createReminderLimits.description.maxLength)}\n      />',
      `      <TextField
        label={words.place}
        autoComplete="off"
        {...form.text("place", createReminderLimits.place.maxLength)}
      />`,
    ],
  ],
  "kit/src/reminders/reminder-row.tsx": [
    [
      "        {description && <p className={styles.description}>{description}</p>}",
      "        {reminder.place && <p className={styles.description}>{reminder.place}</p>}",
    ],
  ],
};

/** Folders of the project that neither the API nor what shows a reminder needs. */
const ELSEWHERE = /^(docs|e2e|mf-games|mf-admin|[.])/;

const git = (/** @type {string[]} */ ...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

let project = "";
beforeAll(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), "acompana-field-")));
  const files = git("ls-files", "--cached", "--others", "--exclude-standard");
  for (const file of files) {
    if (!ELSEWHERE.test(file)) cpSync(root + file, join(project, file));
  }
  const packages = join(project, "node_modules");
  mkdirSync(join(packages, "@acompana"), { recursive: true });
  for (const name of readdirSync(`${root}node_modules`)) {
    if (!/^(@acompana|[.](?!bin))/.test(name))
      symlinkSync(`${root}node_modules/${name}`, join(packages, name));
  }
  for (const name of readdirSync(`${root}node_modules/@acompana`)) {
    symlinkSync(join(project, name), join(packages, "@acompana", name));
  }
  // The commands see that nothing is to be installed.
  const lock = createHash("sha256").update(readFileSync(join(project, "package-lock.json")));
  writeFileSync(join(packages, ".acompana-installed"), lock.digest("hex"));
});
afterAll(() => rmSync(project, { recursive: true }));

/**
 * What a program says, and on the last line how it ended.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {Record<string, string>} [options.env]
 */
async function said(command, args, { cwd = project, env = {} } = {}) {
  const options = { cwd, env: { ...process.env, NO_COLOR: "1", ...env } };
  try {
    const { stdout } = await promisify(execFile)(command, args, options);
    return `${stdout}ended well`;
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
    return `${stdout}${stderr}failed`;
  }
}

/** TypeScript looks at what draws reminders, with its tests, and at all that this imports. */
function checkTypes() {
  const settings = {
    extends: "./tsconfig.base.json",
    compilerOptions: { noEmit: true, composite: false, emitDeclarationOnly: false, rootDir: "." },
    include: ["kit/src/reminders"],
  };
  writeFileSync(join(project, "tsconfig.field.json"), JSON.stringify(settings));
  const { command, args } = typeScript(["-p", "tsconfig.field.json"]);
  return said(command, args);
}

/**
 * Deno looks at what reads reminders and at the tests of their rules. Those that open a portal
 * would bring along the whole API, and send and read JSON without a type.
 */
function checkApi() {
  const folder = "api/features/reminders/";
  const opensPortal = /(test-(portal|day)[.]ts|"[.]\/testing\/[\w-]+[.]ts)"/;
  const names = readdirSync(join(project, folder)).filter((name) => name.endsWith(".ts"));
  const files = names.map((name) => folder + name);
  const named = files.filter(
    (file) => !opensPortal.test(readFileSync(join(project, file), "utf8")),
  );
  return said(denoPath(), ["check", "--quiet", ...named, "api/features/export/index.ts"]);
}

/** Writes the contract; the second half of the command, which judges it, is not waited for. */
async function writeContract() {
  const command = spawn(process.execPath, ["scripts/contract.mjs"], { cwd: project });
  for await (const line of createInterface(command.stdout)) {
    if (line.startsWith("contract: wrote")) break;
  }
  command.kill();
}

const vitest = (/** @type {string[]} */ ...files) => ["run", ...files];

test("a field of a reminder is written in the files that the walk names, and nowhere else", async () => {
  const howTo = readFileSync(`${root}docs/how-to.md`, "utf8");
  const walk = /^## A field of a reminder\n(.*?)^## /ms.exec(howTo)?.[1] ?? "";
  const named = [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file);
  expect(named).toEqual(Object.keys(WALK));
  expect(named.length).toBeLessThanOrEqual(6);

  for (const [file, lines] of Object.entries(WALK)) {
    let text = readFileSync(join(project, file), "utf8");
    for (const [stands, added] of lines) {
      expect(text.split(`${stands}\n`), `${file}: ${stands}`).toHaveLength(2);
      text = text.replace(`${stands}\n`, () => `${stands}\n${added}\n`);
    }
    writeFileSync(join(project, file), text);
  }
  const generate = ["generate", "--name", "place"];
  const migrated = await said(bin("drizzle-kit"), generate, { cwd: join(project, "api") });
  expect(migrated).toMatch(/ended well$/);
  await writeContract();
  expect(readFileSync(join(project, "openapi.yaml"), "utf8")).toContain("place: En la cocina");

  const api = [
    "run",
    ...["-A", "npm:vitest"],
    ...vitest("features/reminders/reminder-words.test.ts", "features/export/own-tables.test.ts"),
    ...["--config", "api/vitest.config.ts"],
  ];
  const [types, apiTypes, roundTrip, form] = await Promise.all([
    checkTypes(),
    checkApi(),
    said(denoPath(), api, { env: { TEST_DATABASE: "pglite", TEST_TIER: "quick" } }),
    said(
      bin("vitest"),
      vitest("--project", "kit", "kit/src/reminders/reminder-words.deep.test.tsx"),
      {
        env: { TEST_TIER: "deep" },
      },
    ),
  ]);
  expect(types).toBe("ended well");
  expect(apiTypes).toBe("ended well");
  expect(roundTrip).toMatch(/ended well$/);
  expect(form).toMatch(/ended well$/);
}, 900_000);
