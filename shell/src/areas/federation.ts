import type { Area } from "@acompana/kit/area";
import * as runtime from "@module-federation/runtime";
import * as helpers from "@module-federation/runtime/helpers";
import * as Jotai from "jotai";
import * as React from "react";
import * as ReactJsx from "react/jsx-runtime";
import * as ReactDom from "react-dom";
import * as ReactDomClient from "react-dom/client";
import * as Swr from "swr";
import { dependencies } from "../../package.json";

// Areas use this copy of the runtime instead of one of their own (kit/build/shared-runtime).
Reflect.set(globalThis, Symbol.for("acompana.federation-runtime"), {
  version: dependencies["@module-federation/runtime"],
  runtime,
  helpers,
});

const sharedModule = (module: unknown, version: string) => ({
  version,
  scope: "default",
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

// The shell needs no federation plugin: it is enough to share its own modules with the runtime.
const host = runtime.createInstance({
  name: "shell",
  remotes: [],
  // 'version-first' would load every area at start, and a dead one would stop them all.
  shareStrategy: "loaded-first",
  shared: {
    react: sharedModule(React, dependencies.react),
    "react/jsx-runtime": sharedModule(ReactJsx, dependencies.react),
    "react-dom": sharedModule(ReactDom, dependencies.react),
    "react-dom/client": sharedModule(ReactDomClient, dependencies.react),
    jotai: sharedModule(Jotai, dependencies.jotai),
    swr: sharedModule(Swr, dependencies.swr),
  },
});

/** Loads an area's `./area` module through federation from the entry at `url`. */
export async function loadRemote(name: string, url: string): Promise<Area> {
  // Forced, because federation would keep the first address that it knew under this name.
  host.registerRemotes([{ name, entry: url, type: "module" }], { force: true });
  const module = await host.loadRemote<{ default: Area }>(`${name}/area`);
  if (!module?.default) throw new Error(`${url} exposes no area`);
  return module.default;
}
