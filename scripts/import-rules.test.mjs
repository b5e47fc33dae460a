import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkImports } from "./imports/check.mjs";
import rules from "./imports/rules.mjs";
import { root } from "./run.mjs";

/**
 * @typedef {[from: string, to: string, imported?: string]} Import who imports whom, and how it says
 * so
 */

const SENIOR = "@acompana/mf-senior/src/area.ts";
const GAMES = "@acompana/mf-games/src/area.ts";

/** @type {Record<string, Import[]>} By the rule that each breaks. */
const FORBIDDEN = {
  "areas-know-kit-alone": [
    ["mf-games/src/one.ts", "mf-senior/src/area.ts", SENIOR],
    ["mf-games/src/two.ts", "mf-senior/src/area.ts"],
    ["mf-games/src/three.ts", "shell/src/bootstrap-config.ts"],
    ["mf-games/src/four.ts", "api/app.ts"],
  ],
  "shell-knows-no-area": [
    ["shell/src/one.ts", "mf-games/src/area.ts", GAMES],
    ["shell/src/two.ts", "mf-games/src/area.ts"],
    ["shell/src/three.ts", "api/app.ts"],
  ],
  "kit-knows-nobody": [
    ["kit/src/format/one.ts", "mf-games/src/area.ts"],
    ["kit/src/format/two.ts", "shell/src/bootstrap-config.ts"],
    ["kit/src/format/three.ts", "api/app.ts"],
    ["kit/src/format/four.ts", "language/danger/index.ts", "@acompana/language/danger"],
  ],
  "cache-through-reading": [
    ["mf-senior/src/chat/one.ts", "node_modules/swr/index.js", "swr"],
    ["kit/src/reminders/one.ts", "node_modules/swr/index.js", "swr"],
  ],
  "language-knows-nobody": [
    ["language/danger/one.ts", "kit/src/format/names.ts"],
    ["language/danger/kinds/two.ts", "kit/src/format/index.ts", "@acompana/kit/format"],
    ["language/spelling/three.ts", "mf-games/src/area.ts"],
    ["language/danger/four.ts", "api/app.ts"],
    ["language/danger/five.test.ts", "kit/src/format/names.ts"],
  ],
  "language-is-pure": [
    ["language/danger/one.ts", "node_modules/react/index.js", "react"],
    ["language/spelling/two.ts", "fs", "node:fs"],
  ],
  "learning-reads-files-alone": [
    ["language/danger/learning/one.ts", "node_modules/react/index.js", "react"],
  ],
  "learning-is-not-loaded": [["language/danger/two.ts", "language/danger/learning/two.ts"]],
  "spelling-knows-no-meaning": [["language/spelling/one.ts", "language/danger/rules.ts"]],
  "language-by-its-doors": [
    ["api/features/chat/two.ts", "language/danger/weigh.ts"],
    ["mf-senior/src/chat/two.ts", "language/spelling/sound.ts"],
  ],
  "pin-is-pure": [
    ["kit/src/pin/one.ts", "node_modules/react/index.js", "react"],
    ["kit/src/pin/two.ts", "kit/src/format/names.ts"],
  ],
  "format-is-pure": [
    ["kit/src/format/one.ts", "node_modules/react/index.js", "react"],
    ["kit/src/format/two.ts", "kit/src/pin/new-pin.ts"],
  ],
  "bucket-is-pure": [
    ["kit/src/bucket/one.ts", "node_modules/react/index.js", "react"],
    ["kit/src/bucket/two.ts", "kit/src/format/names.ts"],
  ],
  "containers-are-pure": [
    ["kit/src/containers/one.ts", "node_modules/react/index.js", "react"],
    ["kit/src/containers/two.ts", "kit/src/format/names.ts"],
  ],
  "spoken-is-pure": [
    ["kit/src/spoken/one.ts", "node_modules/react/index.js", "react"],
    ["kit/src/spoken/two.ts", "kit/src/format/names.ts"],
  ],
  "api-knows-pure-kit-alone": [
    ["api/features/chat/one.ts", "kit/src/ui/index.ts", "@acompana/kit/ui"],
    ["api/features/users/one.ts", "kit/src/pin/weak-pin.ts"],
    ["api/features/users/two.ts", "kit/src/format/names.ts"],
    ["api/features/chat/three.ts", "mf-senior/src/area.ts", SENIOR],
    ["api/features/chat/routes.ts", "kit/src/ui/index.ts", "@acompana/kit/ui"],
  ],
  "routes-know-no-database": [
    ["api/features/scores/routes.ts", "node_modules/drizzle-orm/index.js", "drizzle-orm"],
    ["api/features/scores/routes.ts", "api/db/schema/scores.ts"],
    ["api/features/scores/routes.ts", "api/db/open.ts"],
  ],
  "features-by-their-door": [
    ["api/routes.ts", "api/features/scores/routes.ts"],
    ["api/jobs.ts", "api/features/uploads/clean-up-files.ts"],
    ["api/commands/one.ts", "api/features/uploads/structure/png.ts"],
    ["api/web/portal/five.ts", "api/features/scores/create-score.ts"],
    ["api/tools/demo/one.ts", "api/features/scores/schemas.ts"],
    ["api/tools/testing/one.ts", "api/features/scores/create-score.ts"],
    ["api/tests/one.test.ts", "api/features/scores/schemas.ts"],
    ["api/app.test.ts", "api/features/scores/schemas.ts"],
    ["scripts/one.mjs", "api/features/scores/schemas.ts"],
    ["e2e/one.ts", "api/features/scores/schemas.ts"],
  ],
  "features-by-each-others-door": [
    ["api/features/games/one.ts", "api/features/scores/create-score.ts"],
    ["api/features/games/one.test.ts", "api/features/scores/schemas.ts"],
    ["api/features/games/two.ts", "api/features/uploads/structure/index.ts"],
    ["api/features/games/boards/three.ts", "api/features/scores/schemas.ts"],
  ],
  "kit-by-its-doors": [
    ["kit/src/one.test.tsx", "kit/src/format/names.ts"],
    ["shell/src/two.ts", "kit/src/format/names.ts"],
    ["mf-senior/src/three.test.ts", "kit/src/speech/speaker.ts"],
    ["scripts/four.mjs", "kit/src/ui/button/button.tsx"],
  ],
  "kit-by-each-others-doors": [
    ["kit/src/reminders/one.ts", "kit/src/format/names.ts"],
    ["kit/src/reminders/one.test.tsx", "kit/src/speech/speaker.ts"],
    ["kit/src/speech/two.ts", "kit/src/ui/button/button.tsx"],
    ["kit/src/testing/three.tsx", "kit/src/speech/speaker.ts"],
  ],
  "api-db-stands-on-nothing": [
    ["api/db/one.ts", "api/platform/config.ts"],
    ["api/db/schema/two.ts", "api/features/scores/create-score.ts"],
    ["api/db/three.ts", "api/web/portal/page.ts"],
    ["api/db/four.ts", "api/app.ts"],
  ],
  "api-platform-stands-on-db": [
    ["api/platform/auth/one.ts", "api/features/scores/index.ts"],
    ["api/platform/two.ts", "api/web/portal/page.ts"],
    ["api/platform/http/three.ts", "api/app.ts"],
  ],
  "api-features-stands-on-platform-db": [
    ["api/features/users/one.ts", "api/web/portal/page.ts"],
    ["api/features/users/two.ts", "api/app.ts"],
  ],
  "api-web-stands-on-features-platform-db": [["api/web/portal/one.ts", "api/app.ts"]],
  "no-tools-in-production": [
    ["api/jobs.ts", "api/tools/bench/measure.ts"],
    ["api/features/users/three.ts", "api/tools/testing/fixtures.ts"],
    ["mf-games/src/five.ts", "mf-games/src/testing/fixtures.ts"],
    ["shell/src/four.ts", "kit/src/testing/index.tsx", "@acompana/kit/testing"],
  ],
  "no-circles": [
    ["api/features/media/one.ts", "api/features/media/two.ts"],
    ["mf-admin/src/one.ts", "mf-admin/src/two.ts"],
    ["kit/src/ui/one.ts", "kit/src/ui/two.ts"],
  ],
};

/** @type {Import[]} What the other halves of circles import. */
const WAYS_BACK = [
  ["api/features/media/two.ts", "api/features/media/one.ts"],
  ["mf-admin/src/two.ts", "mf-admin/src/one.ts"],
  ["kit/src/ui/two.ts", "kit/src/ui/one.ts"],
];

const CIRCLES = "no-circles-of-folders";

/** @type {Import[]} */
const ALLOWED = [
  ["mf-games/src/six.ts", "kit/src/ui/index.ts", "@acompana/kit/ui"],
  ["mf-senior/src/six.ts", "language/danger/index.ts", "@acompana/language/danger"],
  ["shell/src/six.ts", "kit/src/area/index.ts", "@acompana/kit/area"],
  ["kit/src/reading/six.ts", "node_modules/swr/index.js", "swr"],
  ["shell/src/session/six.ts", "node_modules/swr/index.js", "swr"],
  ["mf-games/src/six.test.ts", "mf-games/src/testing/fixtures.ts"],
  ["language/danger/six.ts", "language/spelling/sound.ts"],
  ["language/danger/kinds/six.ts", "language/danger/danger.ts"],
  ["language/danger/learning/six.ts", "fs", "node:fs"],
  ["language/danger/six.test.ts", "language/danger/learning/six.ts"],
  ["api/features/scores/create-score.ts", "node_modules/drizzle-orm/index.js", "drizzle-orm"],
  ["api/features/scores/create-score.ts", "api/db/open.ts"],
  ["api/features/scores/routes.ts", "api/features/scores/create-score.ts"],
  ["api/features/scores/scores.test.ts", "api/tools/testing/fixtures.ts"],
  ["api/features/chat/six.ts", "language/danger/index.ts", "@acompana/language/danger"],
  ["api/features/admins/log-in.ts", "api/features/devices/index.ts"],
  ["api/features/uploads/six.ts", "api/features/uploads/structure/png.ts"],
  ["api/features/uploads/structure/six.ts", "api/features/uploads/quota.ts"],
  ["api/features/scores/six.test.ts", "api/features/uploads/index.ts"],
  ["api/tools/demo/six.ts", "api/features/scores/index.ts"],
  ["api/web/portal/six.ts", "api/features/scores/index.ts"],
  ["api/app.ts", "api/features/scores/index.ts"],
];

/**
 * Folders that import each other although no file does. A file beside a folder counts like a
 * folder. The other import between `devices` and `admins` is above; each alone is allowed.
 *
 * @type {Import[]}
 */
const BOTH_WAYS = [
  ["api/features/devices/list.ts", "api/features/admins/find-admin.ts"],
  ["api/platform/audit/nine.ts", "api/platform/context.ts"],
  ["api/platform/context.ts", "api/platform/auth/nine.ts"],
  ["api/platform/auth/ten.ts", "api/platform/audit/ten.ts"],
  ["mf-games/src/menu/cards/nine.ts", "mf-games/src/frame/nine.ts"],
  ["mf-games/src/frame/ten.ts", "mf-games/src/menu/pages/ten.ts"],
  ["mf-games/src/testing/nine.ts", "mf-games/src/menu/ten.test.ts"],
  ["mf-games/src/menu/nine.test.ts", "mf-games/src/testing/ten.ts"],
];

const HELPER = "mf-admin/src/fixtures.ts";
const SCREEN = "mf-admin/src/screen.ts";
/** @type {Import[]} One file that only a test needs, and one that the area needs too. */
const ONLY_TESTS = [
  ["mf-admin/src/seven.test.ts", HELPER],
  ["mf-admin/src/seven.test.ts", SCREEN],
  ["mf-admin/src/area.ts", SCREEN],
];

let project = "";
/** @type {import("./imports/check.mjs").Violation[]} */
let violations = [];

beforeAll(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), "acompana-rules-")));
  for (const name of ["kit", "language", "shell", "mf-games", "mf-senior"]) {
    write(`${name}/package.json`, readFileSync(`${root}${name}/package.json`, "utf8"));
    write(`node_modules/@acompana/${name}/README.md`, "");
    rmSync(join(project, "node_modules/@acompana", name), { recursive: true });
    symlinkSync(join(project, name), join(project, "node_modules/@acompana", name));
  }
  for (const name of ["react", "drizzle-orm", "swr"]) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
  }
  plant([
    ...Object.values(FORBIDDEN).flat(),
    ...WAYS_BACK,
    ...ALLOWED,
    ...BOTH_WAYS,
    ...ONLY_TESTS,
  ]);
  violations = checkImports(project);
}, 120_000);
afterAll(() => rmSync(project, { recursive: true }));

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

/** Every file that is named in one of the imports, each with all of its own. */
function plant(/** @type {Import[]} */ imports) {
  const files = new Map(
    imports.flatMap(([from, to]) => [
      [from, ""],
      [to, ""],
    ]),
  );
  for (const [from, to, imported = pathFrom(from, to)] of imports) {
    files.set(from, `${files.get(from)}import type {} from "${imported}";\n`);
  }
  for (const [file, text] of files) write(file, `${text}export {};\n`);
}

/** @param {string} from @param {string} to */
function pathFrom(from, to) {
  const path = relative(dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}

/** @param {Import} violation */
const brokenBy = ([from, to]) =>
  violations.filter((one) => one.from === from && one.to === to).map(({ rule }) => rule);

describe("npm run lint holds the architecture", () => {
  const forbidden = Object.entries(FORBIDDEN).flatMap(([rule, imports]) =>
    imports.map((one) => ({ rule, from: one[0], to: one[1], one })),
  );

  it.each(forbidden)("$from may not import $to: $rule", ({ rule, one }) => {
    expect(brokenBy(one)).toContain(rule);
  });

  it.each(ALLOWED)("%s may import %s", (from, to) => {
    expect(brokenBy([from, to])).toEqual([]);
  });

  it("no folders lead back to each other, at any depth", () => {
    const circles = violations.filter(({ rule }) => rule === CIRCLES);
    expect(circles.map(({ from, to }) => [from, to])).toEqual(
      expect.arrayContaining([
        ["api/features/admins", "api/features/devices"],
        ["api/features/devices", "api/features/admins"],
        ["api/platform/audit", "api/platform/context.ts"],
        ["api/platform/context.ts", "api/platform/auth"],
        ["api/platform/auth", "api/platform/audit"],
        ["mf-games/src/menu", "mf-games/src/frame"],
        ["mf-games/src/frame", "mf-games/src/menu"],
        ["mf-games/src/testing", "mf-games/src/menu"],
        ["mf-games/src/menu", "mf-games/src/testing"],
      ]),
    );
  });

  it("what only tests need stands in a folder named testing", () => {
    const helpers = violations.filter(({ rule }) => rule === "no-helpers-among-production");
    const files = helpers.map(({ to }) => to);
    expect(files).toContain(HELPER);
    expect(files).not.toContain(SCREEN);
  });

  it("every rule is planted here", () => {
    const planted = [...Object.keys(FORBIDDEN), "no-helpers-among-production"];
    const names = (rules.forbidden ?? []).map(({ name }) => name);
    expect(names.toSorted()).toEqual(planted.toSorted());
  });
});
