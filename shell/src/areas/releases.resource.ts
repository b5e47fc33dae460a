import { ApiError, createApiClient, unwrap } from "@acompana/kit/api";
import type { RegisteredArea } from "../bootstrap-config.ts";
import type { FailureKind } from "./failure.ts";
import type { Hashes } from "./integrity.ts";

/** A release with the hashes of its scripts, by their addresses. */
export interface Loadable extends RegisteredArea {
  integrity: Hashes;
}

/** Which releases of an area there are. */
interface AreaReleases {
  active: Loadable;
  /** What to go back to from it. */
  previous: Loadable | null;
}

/** Which release of each area is active. */
export interface Registry {
  areas: Record<string, RegisteredArea>;
  shell: { version: string };
}

// Nobody's: a call of these is no use of a session.
const api = createApiClient({ role: "none" });

/** What this page knows of an area's versions. */
interface Seen {
  failed: string[];
  worked: string | null;
}

export async function askReleases(area: string, seen?: Seen): Promise<AreaReleases> {
  const query = {
    ...(seen && seen.failed.length > 0 && { failed: seen.failed.join() }),
    ...(seen?.worked && { worked: seen.worked }),
  };
  const params = { path: { area }, query };
  const releases = await unwrap(api.GET("/api/registry/{area}", { params }));
  // The contract's types know less of a manifest than the area's own.
  return releases as unknown as AreaReleases;
}

/** The registry with its tag, or null where it is still the one of `etag`. */
export async function askRegistry(
  etag: string,
): Promise<{ registry: Registry; etag: string } | null> {
  try {
    const headers = { "If-None-Match": etag };
    const { data, response } = await api.GET("/api/registry", { headers });
    return { registry: data as unknown as Registry, etag: response.headers.get("ETag") ?? "" };
  } catch (error) {
    if (error instanceof ApiError && error.status === 304) return null;
    throw error;
  }
}

interface AreaFailure {
  area: string;
  version: string;
  kind: FailureKind;
}

/** Tells the portal how an area has failed. That it does not arrive is no failure of the page. */
export async function reportFailure(body: AreaFailure): Promise<void> {
  try {
    await api.POST("/api/area-failures", { body, keepalive: true });
  } catch {
    // Without the network, or told too often.
  }
}
