import { bin } from "./run.mjs";
import { typeScriptArgs } from "./types.mjs";

/** @typedef {import("./run-parts.mjs").Part} Part */

const node = process.execPath;

/**
 * The three programs that run tests, each its files of the current tier.
 *
 * @satisfies {Record<string, Pick<Part, "command" | "args">>}
 */
export const RUNNERS = {
  unit: { command: bin("vitest"), args: ["run"] },
  api: { command: node, args: ["scripts/test-api.mjs"] },
  browser: { command: node, args: ["scripts/test-e2e.mjs"] },
};

/** @type {Part[]} None of these needs more than one core, or another's result. */
const CHECKS = [
  {
    name: "formato y reglas",
    command: bin("biome"),
    args: ["ci", "--error-on-warnings", "--colors=off", "."],
    quiet: true,
  },
  {
    name: "quién importa a quién",
    command: node,
    args: ["scripts/imports/check.mjs"],
    quiet: true,
  },
  {
    name: "nada sin usar",
    command: bin("knip"),
    args: ["--no-progress", "--treat-config-hints-as-errors"],
    quiet: true,
  },
  { name: "tipos de la web", command: bin("tsc"), args: typeScriptArgs(), quiet: true },
  { name: "tipos de la API", command: bin("deno"), args: ["check", "--quiet", "api"], quiet: true },
  {
    name: "contrato al día",
    command: node,
    args: ["scripts/contract.mjs", "--check"],
    quiet: true,
  },
];

/** What the tests that look at every view are called. */
const LOOKS = "can be read and used by everyone";

/**
 * What each tier runs: groups one after the other, the parts of a group side by side.
 *
 * @satisfies {Record<import("./tier.mjs").Tier, Part[][]>}
 */
export const PARTS = {
  quick: [
    CHECKS,
    [{ name: "pruebas de unidad", ...RUNNERS.unit }],
    [{ name: "pruebas de la API", ...RUNNERS.api }],
    [{ name: "pruebas en el navegador", ...RUNNERS.browser }],
  ],
  deep: [
    [{ name: "pruebas lentas de unidad", ...RUNNERS.unit }],
    [
      {
        name: "pesos aprendidos de las frases",
        command: "npm",
        args: ["run", "--silent", "check", "-w", "language"],
        quiet: true,
      },
    ],
    [{ name: "pruebas lentas de la API", ...RUNNERS.api }],
    [{ name: "pruebas lentas en el navegador", ...RUNNERS.browser }],
    [
      {
        name: "recorridos como en la nube",
        command: node,
        args: [...RUNNERS.browser.args, "--config", "cloud.config.ts"],
        env: { TEST_TIER: "quick" },
      },
    ],
    [
      {
        name: "recorridos repetidos en el navegador",
        command: node,
        // A second time, after the quick tier's: the views are looked at in every size above; what
        // is repeated is what people do.
        args: [...RUNNERS.browser.args, "--grep-invert", LOOKS],
        env: { TEST_TIER: "quick" },
      },
    ],
  ],
};
