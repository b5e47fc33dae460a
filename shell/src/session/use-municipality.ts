import { type ApiClient, answer } from "@acompana/kit/api";
import type { Municipality } from "@acompana/kit/area";
import { useEffect, useState } from "react";
import { type Boot, chosenMunicipality } from "../boot.ts";
import { remember } from "./stored.ts";

/**
 * Makes sure that the page's municipality exists, and remembers its id. `undefined` while that is
 * being asked, null when it could not be: then it is asked again at the next change of `place`.
 */
export function useMunicipality(
  boot: Boot,
  api: ApiClient,
  place: string,
): Municipality | null | undefined {
  const [municipality, setMunicipality] = useState<Municipality | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` asks again after a failure
  useEffect(() => {
    if (municipality) return;
    const name = chosenMunicipality(boot);
    answer(api.POST("/api/municipalities/ensure", { body: { name } })).then(
      (ensured) => {
        remember("municipality", ensured.id);
        setMunicipality(ensured);
      },
      (error: unknown) => {
        // The screens that need a municipality say so themselves.
        reportError(error);
        setMunicipality(null);
      },
    );
  }, [boot, api, place]);
  return municipality;
}
