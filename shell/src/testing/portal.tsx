import { render } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { vi } from "vitest";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { Portal } from "../portal.tsx";
import { bootstrap } from "./bootstrap.ts";
import { installedAreas } from "./installed-areas.ts";

/** A portal whose browser has cookies of `sessions`; the server answers as `session` does. */
export function open({
  sessions = [],
  isOwnDevice = false,
  session = () => Response.json({}, { status: 500 }),
  off = [],
}: {
  off?: string[];
  sessions?: BootstrapConfig["sessions"];
  isOwnDevice?: boolean;
  session?: () => Response;
} = {}) {
  const ensured = { id: "0198a0a0-0000-7000-8000-000000000001", name: "Villanueva del Valle" };
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    if (url.endsWith("/api/session")) return session();
    if (url.includes("/api/registry")) return Response.json({}, { status: 404 });
    return Response.json(url.endsWith("/claim") ? { name: null, municipality: ensured } : ensured);
  });
  const areas = Object.entries(installedAreas).map(([name, area]) => [
    name,
    off.includes(name) ? { ...area, isOff: true } : area,
  ]);
  return render(
    <Provider store={createStore()}>
      <Portal
        bootstrap={{ ...bootstrap, sessions, isOwnDevice, areas: Object.fromEntries(areas) }}
      />
    </Provider>,
  );
}
