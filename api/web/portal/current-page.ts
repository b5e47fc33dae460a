import type { Log } from "../../platform/log.ts";
import type { Registry } from "../../platform/releases/registry.ts";
import type { Releases } from "../../platform/releases/releases.ts";
import { pageRenderer, type Renderer } from "./page.ts";

type Services = { releases: Releases; clock: () => Date; log: Log };
type Drawn = { registry: Registry; render: Renderer };

/** When a shell's page could not be read, so long nobody waits for it again. */
const RETRY_AFTER_MS = 2_000;

/**
 * Draws the page with the releases that are active. The shell is one of them: its page comes from
 * its own release. While that cannot be read, the page stays the last one that could.
 */
export async function currentPage({ releases, clock, log }: Services) {
  let drawn = await draw(releases, releases.built.zero);
  let failed: { registry: Registry; at: number } | null = null;

  const isFailing = (registry: Registry) =>
    failed?.registry === registry && clock().getTime() - failed.at < RETRY_AFTER_MS;

  return async (): Promise<Renderer> => {
    const registry = await releases.active();
    if (drawn.registry === registry || isFailing(registry)) return drawn.render;
    try {
      drawn = await draw(releases, registry);
      failed = null;
    } catch {
      failed = { registry, at: clock().getTime() };
      log.error("shell-page-unreadable", { version: registry.shell?.version ?? null });
    }
    return drawn.render;
  };
}

async function draw(releases: Releases, registry: Registry): Promise<Drawn> {
  const { shell } = registry;
  if (!shell) throw new Error("There is no shell to serve");
  const template = await releases.readText(shell, shell.entry);
  return { registry, render: pageRenderer(template, registry) };
}
