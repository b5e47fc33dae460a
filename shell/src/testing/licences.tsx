import { render, screen, within } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { vi } from "vitest";
import { App } from "../app.tsx";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { bootstrap } from "./bootstrap.ts";
import { installedAreas } from "./installed-areas.ts";

const MIT = "MIT License\n\nPermission is hereby granted";

export const notice = (name: string, license = "MIT", text = MIT) => ({
  ...{ name, version: "1.0.0", license, text },
});

export const OF_SHELL = [
  notice("@acompana/shell", "EUPL-1.2", "EUROPEAN UNION PUBLIC LICENCE"),
  ...["react", "react-dom", "scheduler", "swr", "jotai"].map((name) => notice(name)),
  notice("lucide-react", "ISC", "ISC License"),
];

/** What each address answers; the others have no such file. */
export function serve(answers: Record<string, unknown>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string | URL) => {
    const path = new URL(address, "http://localhost").pathname.replace(/^.*src\//, "/shell/");
    asked.push(path);
    if (answers[path] instanceof Error) throw answers[path];
    return answers[path] ? Response.json(answers[path]) : new Response("", { status: 404 });
  });
  return asked;
}

export function open(areas: BootstrapConfig["areas"] = installedAreas) {
  render(
    <Provider store={createStore()}>
      <App bootstrap={{ ...bootstrap, areas }} path="/licencias" />
    </Provider>,
  );
}

export const SHELL = "/shell/notices.json";

export const of = (area: string) => `/releases/${area}/1/notices.json`;

/** The part of the page under this heading. */
export async function part(name: string) {
  const heading = await screen.findByRole("heading", { level: 2, name });
  return within(heading.closest("section") ?? document.body);
}
