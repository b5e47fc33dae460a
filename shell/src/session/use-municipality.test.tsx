import { createApiClient } from "@acompana/kit/api";
import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { useMunicipality } from "./use-municipality.ts";

const NAME = "Villanueva del Valle";
const bootstrap = { municipalities: [NAME, "Aldea Alta"] } as BootstrapConfig;

/** A portal whose server answers as `respond` does whenever the municipality is asked for. */
function open(respond: () => Response) {
  const api = createApiClient({ role: "none", fetch: async () => respond() });
  return renderHook(({ place }) => useMunicipality(bootstrap, api, place), {
    initialProps: { place: "landing" },
  });
}
const failing = () => Response.json({ error: "Algo ha fallado." }, { status: 500 });
const known = (id: string) => () => Response.json({ id, name: NAME });

const logged = vi.fn();

beforeEach(() => {
  vi.stubGlobal("reportError", vi.fn());
  vi.spyOn(console, "error").mockImplementation(logged.mockReset());
});

describe("the municipality, when the server does not say it", () => {
  it.each(["municipalityId", "selectedMunicipality"])(
    "is the one that this browser keeps as %s",
    async (key) => {
      localStorage.setItem(key, "m7");
      const { result } = open(failing);
      await waitFor(() => expect(result.current).toEqual({ id: "m7", name: NAME }));
    },
  );

  it("is asked of the first of the two keys first", async () => {
    localStorage.setItem("municipalityId", "m7");
    localStorage.setItem("selectedMunicipality", "m8");
    const { result } = open(failing);
    await waitFor(() => expect(result.current?.id).toBe("m7"));
  });

  it("is unknown in a browser that keeps none; the page logs it and has no error", async () => {
    const { result } = open(failing);
    await waitFor(() => expect(result.current).toBeNull());
    expect(logged).toHaveBeenCalledOnce();
    expect(reportError).not.toHaveBeenCalled();
  });

  it("is unknown where another of the portal's municipalities was opened before", async () => {
    const first = open(known("m1"));
    await waitFor(() => expect(first.result.current?.id).toBe("m1"));
    history.replaceState(null, "", "/?municipio=Aldea%20Alta");
    const { result } = open(failing);
    await waitFor(() => expect(result.current).toBeNull());
  });

  it("is asked for again on the next screen, and the server's answer counts", async () => {
    localStorage.setItem("selectedMunicipality", "m7");
    let respond = failing;
    const { result, rerender } = open(() => respond());
    await waitFor(() => expect(result.current?.id).toBe("m7"));
    respond = known("m1");
    rerender({ place: "main-select" });
    await waitFor(() => expect(result.current?.id).toBe("m1"));
    expect(localStorage.getItem("selectedMunicipality")).toBe("m1");
  });
});
