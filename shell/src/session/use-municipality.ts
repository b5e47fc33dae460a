import { type ApiClient, answer } from "@acompana/kit/api";
import type { Municipality } from "@acompana/kit/area";
import { useEffect, useState } from "react";
import { type Boot, chosenMunicipality } from "../boot.ts";
import { remember } from "./stored.ts";

/** Makes sure that the page's municipality exists, and remembers its id. Null until then. */
export function useMunicipality(boot: Boot, api: ApiClient): Municipality | null {
  const [municipality, setMunicipality] = useState<Municipality | null>(null);
  useEffect(() => {
    answer(
      api.POST("/api/municipalities/ensure", { body: { name: chosenMunicipality(boot) } }),
    ).then(
      (ensured) => {
        remember("municipality", ensured.id);
        setMunicipality(ensured);
      },
      // The screens that need a municipality say so themselves.
      reportError,
    );
  }, [boot, api]);
  return municipality;
}
