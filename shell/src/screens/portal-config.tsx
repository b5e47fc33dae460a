import { createContext, type ReactNode, use, useMemo } from "react";
import type { BootstrapConfig } from "../bootstrap-config.ts";
import { type DeclaredScreens, declaredScreens } from "./declared-screens.ts";

interface PortalConfig {
  /** What the portal wrote into its page. */
  bootstrap: BootstrapConfig;
  /** The screens of the areas that it names. */
  screens: DeclaredScreens;
}

const PortalConfigContext = createContext<PortalConfig | null>(null);

/** Outermost: everything else asks it which areas and screens there are. */
export function PortalConfigProvider({
  bootstrap,
  children,
}: {
  bootstrap: BootstrapConfig;
  children: ReactNode;
}) {
  const config = useMemo(
    () => ({ bootstrap, screens: declaredScreens(bootstrap.areas) }),
    [bootstrap],
  );
  return <PortalConfigContext value={config}>{children}</PortalConfigContext>;
}

export function usePortalConfig(): PortalConfig {
  const config = use(PortalConfigContext);
  if (!config)
    throw new Error("usePortalConfig() is only for what stands in a PortalConfigProvider");
  return config;
}
