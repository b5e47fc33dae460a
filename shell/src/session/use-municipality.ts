import { type ApiClient, unwrap } from "@acompana/kit/api";
import type { Municipality } from "@acompana/kit/area";
import { useEffect, useState } from "react";
import { type BootstrapConfig, chosenMunicipality } from "../bootstrap-config.ts";
import { remember, remembered } from "./stored.ts";

/**
 * Makes sure that the page's municipality exists, and remembers its id. `undefined` while that is
 * being asked. When it could not be, it is the one that this browser remembers, or null; then it is
 * asked again at the next change of `place`.
 */
export function useMunicipality(
  bootstrap: BootstrapConfig,
  api: ApiClient,
  place: string,
): Municipality | null | undefined {
  const [municipality, setMunicipality] = useState<Municipality | null>();
  const [isEnsured, setIsEnsured] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` asks again after a failure
  useEffect(() => {
    if (isEnsured) return;
    const name = chosenMunicipality(bootstrap);
    unwrap(api.POST("/api/municipalities/ensure", { body: { name } })).then(
      (ensured) => {
        remember("selectedMunicipality", ensured.id);
        remember("selectedMunicipalityName", name);
        setMunicipality(ensured);
        setIsEnsured(true);
      },
      (error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: screens that need one say so
        console.error(error);
        setMunicipality(rememberedMunicipality(name));
      },
    );
  }, [bootstrap, api, place]);
  return municipality;
}

/** The municipality of this name, if its id is kept under one of the specification's two keys. */
function rememberedMunicipality(name: string): Municipality | null {
  const of = remembered("selectedMunicipalityName") ?? name;
  const id =
    remembered("municipalityId") ?? (of === name ? remembered("selectedMunicipality") : null);
  return id ? { id, name } : null;
}
