import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test } from "@playwright/test";
import { engines, missingEngines } from "../portal/engines/index.ts";
import { writeArea } from "../portal/new-area.ts";
import { pueblo } from "../portal/pueblo.ts";
import { ReleaseCommands } from "../portal/release-commands.ts";
import { beginTeam } from "../portal/release-team.ts";

// One release after the other: each has a machine's attention.
test.describe.configure({ mode: "default", timeout: 900_000 });

const NAMES: Record<string, string> = {
  chromium: "Chromium",
  firefox: "Firefox",
  webkit: "WebKit",
};
const nameOf = ({ name }: { name: string }) => NAMES[name] ?? name;
const list = new Intl.ListFormat("es", { type: "conjunction" });

/** What goes wrong in one engine alone, and what is then said of the screen. */
const MISTAKES: Record<string, { statement: string; said: string }> = {
  chromium: {
    // Chromium without a window calls itself 'HeadlessChrome'.
    statement: `if (navigator.userAgent.includes("Chrome")) throw new Error("no se dibuja");`,
    said: "dice «Esta parte del portal no está disponible ahora mismo»",
  },
  firefox: {
    statement: `if (navigator.userAgent.includes("Firefox")) console.error("algo va mal");`,
    said: "se ha abierto; el navegador se queja: algo va mal",
  },
  webkit: {
    // A picture, as no policy of types has to do with it.
    statement: `if (/WebKit(?!.*Chrome)/.test(navigator.userAgent))
      new Image().src = "https://otra.example/foto.png";`,
    said: "se ha abierto; el navegador se queja: policy: img-src https://otra.example/foto.png",
  },
};

for (const engine of engines)
  test(`a version that goes wrong in ${engine.name} alone is refused`, async () => {
    const { statement = "", said = "" } = MISTAKES[engine.name] ?? {};
    const { folder, commands, end } = await beginTeam();
    try {
      await writeArea(folder, pueblo(statement));
      await commands.takeToken("pueblo", "--activate");
      const { code, output } = await commands.run("release", "pueblo", "--activate");
      expect(code, output).toBe(1);
      const [sentence, ...others] = output.match(/^pueblo \S+ no funciona .*$/gm) ?? [];
      expect(others).toEqual([]);
      expect(sentence).toContain(`no funciona en ${nameOf(engine)}: «Mi pueblo» (pueblo) ${said}`);
      expect(sentence).toContain("No se ha enviado ni activado nada.");
      for (const other of engines)
        if (other !== engine) expect(sentence).not.toContain(nameOf(other));
      expect((await commands.run("releases")).output).not.toContain("pueblo");
    } finally {
      await end();
    }
  });

test("a version that needs more than the oldest browsers have is refused before it is tried", async () => {
  const { folder, commands, end } = await beginTeam();
  try {
    await writeArea(folder, pueblo("document.title = [2, 1].toSorted().join();"));
    await commands.takeToken("pueblo", "--activate");
    const { code, output } = await commands.run("release", "pueblo", "--activate");
    expect(code, output).toBe(1);
    expect(output).toMatch(/usa lo que no tienen los navegadores más antiguos.*\n.*toSorted/);
    expect(output).not.toContain("Comprobando");
    expect((await commands.run("releases")).output).not.toContain("pueblo");
  } finally {
    await end();
  }
});

test("a version that works is said to open in each engine of the machine", async () => {
  const { folder, commands, end } = await beginTeam();
  try {
    await writeArea(folder, pueblo());
    const { code, output } = await commands.run("compat", "pueblo");
    expect(code, output).toBe(0);
    expect(output).toContain(`Sus pantallas se abren en ${list.format(engines.map(nameOf))}.\n`);
    if (missingEngines.length > 0)
      expect(output).toContain(`No se ha probado en ${list.format(missingEngines.map(nameOf))},`);
    else expect(output).not.toContain("No se ha probado");
  } finally {
    await end();
  }
});

/** Without these the machine has Chromium alone. */
const HIDDEN = new Set(["firefox", "firefox-esr", "WebKitWebDriver"]);

/** A folder of names for all programs that `PATH` leads to but these. */
async function hidePrograms(): Promise<string> {
  const shown = await mkdtemp(join(tmpdir(), "acompana-path-"));
  const known = new Set(HIDDEN);
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      if (known.has(name)) continue;
      known.add(name);
      await symlink(join(folder, name), join(shown, name));
    }
  }
  return shown;
}

test("a machine with Chromium alone says in which browsers it was not tried", async () => {
  const { folder, portal, end } = await beginTeam();
  const shown = await hidePrograms();
  try {
    await writeArea(folder, pueblo());
    const commands = new ReleaseCommands(folder, portal, { PATH: shown });
    const { code, output } = await commands.run("compat", "pueblo");
    expect(code, output).toBe(0);
    expect(output).toContain("Sus pantallas se abren en Chromium.\n");
    expect(output).toContain("No se ha probado en Firefox y WebKit, que esta máquina no tiene");
  } finally {
    await rm(shown, { recursive: true });
    await end();
  }
});
