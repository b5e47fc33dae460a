import { rm } from "node:fs/promises";
import { join } from "node:path";
import { copyProject } from "./copy-project.ts";
import { PortalProcess } from "./portal-process.ts";
import { ReleaseCommands } from "./release-commands.ts";

/** What the team of one area does not need. */
export const OTHERS = ["mf-admin", "mf-support", "mf-senior", "shell", "docs", "dist"];

interface Team {
  folder: string;
  portal: PortalProcess;
  commands: ReleaseCommands;
  end: () => Promise<void>;
}

/**
 * A running portal, and a copy of the project in which a team works.
 *
 * @param without folders that it has not
 */
export async function beginTeam(...without: string[]): Promise<Team> {
  const folder = await copyProject({ serves: true });
  for (const other of without) await rm(join(folder, other), { recursive: true });
  const portal = await PortalProcess.start();
  const end = async () => {
    await portal.remove();
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, portal, commands: new ReleaseCommands(folder, portal), end };
}
