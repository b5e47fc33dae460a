import type { Area } from "@acompana/kit/area";
import { createInstance, init } from "@module-federation/runtime";
import { CurrentGlobal, getRegisteredShare } from "@module-federation/runtime-core";
import * as Jotai from "jotai";
import * as React from "react";
import * as ReactJsx from "react/jsx-runtime";
import * as ReactDom from "react-dom";
import * as ReactDomClient from "react-dom/client";
import * as Swr from "swr";
import { dependencies } from "../../package.json";

// Areas use this copy of the runtime instead of one of their own (kit/build/shared-runtime). It has
// what a remote's entry asks for; what loads remotes is left out of it (vite.config.ts).
Reflect.set(globalThis, Symbol.for("acompana.federation-runtime"), {
  version: dependencies["@module-federation/runtime"],
  runtime: { init },
  helpers: { share: { getRegisteredShare } },
});

const sharedModule = (module: unknown, version: string) => ({
  version,
  scope: "default",
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

// The shell needs no federation plugin: it is enough to share its own modules with the runtime.
const { shareScopeMap } = createInstance({
  name: "shell",
  remotes: [],
  // No area replaces what the shell has loaded already.
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

/** What the entry of a remote exports, with whichever tool it was built. */
interface Container {
  init: (scope: object, begun: object[]) => Promise<unknown>;
  get: (expose: string) => Promise<() => { default?: Area }>;
}

/**
 * Loads an area's `./area` module from its federation entry.
 *
 * @param url an address that was not loaded before: the entry can be initialised only once
 */
export async function loadRemote(name: string, url: string): Promise<Area> {
  const container: Container = await import(/* @vite-ignore */ url);
  forget(name);
  await container.init(shareScopeMap.default ?? {}, []);
  const { default: area } = (await container.get("./area"))();
  if (!area) throw new Error(`${url} exposes no area`);
  return area;
}

/** What an earlier load of the area has registered may have failed with it. */
function forget(name: string): void {
  const instances = CurrentGlobal.__FEDERATION__.__INSTANCES__;
  const last = instances.findIndex((instance) => instance.name === name);
  if (last >= 0) instances.splice(last, 1);
  for (const versions of Object.values(shareScopeMap.default ?? {}))
    for (const [version, { from }] of Object.entries(versions))
      if (from === name) delete versions[version];
}
