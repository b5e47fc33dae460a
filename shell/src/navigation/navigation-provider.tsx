import { createContext, type ReactNode, use, useMemo } from "react";
import { usePortalConfig } from "../screens/portal-config.tsx";
import { type GuardRegistry, useNavigationGuards } from "./navigation-guards.ts";
import { type Navigation, useHistoryScreens, useNavigation } from "./use-navigation.ts";

interface Navigator {
  navigation: Navigation;
  /** What waits for the shown screen to be left. */
  navigationGuards: GuardRegistry;
}

const NavigatorContext = createContext<Navigator | null>(null);

/** Keeps screens and the browser's history together, once for the page. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const { screens } = usePortalConfig();
  const navigationGuards = useNavigationGuards();
  const navigation = useNavigation(navigationGuards, screens);
  useHistoryScreens(navigationGuards, screens);
  const navigator = useMemo(
    () => ({ navigation, navigationGuards }),
    [navigation, navigationGuards],
  );
  return <NavigatorContext value={navigator}>{children}</NavigatorContext>;
}

export function useNavigator(): Navigator {
  const navigator = use(NavigatorContext);
  if (!navigator) throw new Error("useNavigator() is only for what stands in a NavigationProvider");
  return navigator;
}
