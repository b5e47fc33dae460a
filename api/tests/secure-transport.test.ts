import { afterAll, expect, test } from "vitest";
import { readBuiltReleases } from "../platform/releases/built-releases.ts";
import { createReleases } from "../platform/releases/releases.ts";
import { createApp } from "../tools/testing/checked-app.ts";
import { makeReleases } from "../tools/testing/portal-process.ts";
import { openTestPortal } from "../tools/testing/test-portal.ts";
import { portalRoutes } from "../web/portal/routes.ts";

const portal = await openTestPortal();
const releasesDir = await makeReleases();
afterAll(async () => {
  await portal.close();
  await Deno.remove(releasesDir, { recursive: true });
});

const PAGES = ["/", "/nada", "/project-info", "/privacidad", "/accesibilidad"];
const PATHS = [...PAGES, "/api/health", "/api/session", "/api/nada"];
const FILES = ["/releases/shell/1/index.html", "/releases/nada", "/embed/juegos.html"];

test.each([true, false])("with https %s a browser is told so by every answer", async (isSecure) => {
  const { services } = portal;
  const config = { ...services.config, isSecure };
  const embedScripts = { keep: async () => {}, find: async () => null };
  const releases = createReleases({ ...services, built: await readBuiltReleases(releasesDir) });
  const pages = await portalRoutes({
    ...services,
    ...config,
    ...{
      releases,
      releaseFiles: { isWrong: async () => false },
      releasesDir,
      storageOrigin: null,
      overrideOrigins: [],
      portalOrigin: null,
      embedScripts,
      legalTextsOf: null,
      helpHours: {},
      sendsMail: false,
      securityContacts: { emails: [], phones: [] },
    },
  });
  const app = createApp({ ...services, config, portal: pages });
  for (const path of [...PATHS, ...FILES]) {
    const answer = await app.request(path);
    const header = answer.headers.get("Strict-Transport-Security");
    expect([path, header]).toEqual([path, isSecure ? "max-age=31536000" : null]);
    await answer.body?.cancel();
  }
});
