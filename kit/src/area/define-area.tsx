import { type ComponentType, lazy } from "react";
import { type Area, type AreaName, CONTRACT_MAJOR, type ScreenProps } from "./area.ts";
import { ScreenProvider } from "./screen-context.tsx";
import type { ScreenName } from "./screens.ts";

type Loader = () => Promise<ComponentType>;

const provide = (Screen: ComponentType) => (props: ScreenProps) => (
  <ScreenProvider value={props}>
    <Screen />
  </ScreenProvider>
);

/**
 * Builds an area's `./area` export. Each screen is a chunk of its own, fetched when it is first
 * shown, and finds what the shell gave it through `useScreen()`.
 */
export function defineArea(name: AreaName, loaders: Partial<Record<ScreenName, Loader>>): Area {
  const screens: Area["screens"] = {};
  for (const [screen, load] of Object.entries(loaders)) {
    screens[screen as ScreenName] = lazy(async () => ({ default: provide(await load()) }));
  }
  return { name, contract: CONTRACT_MAJOR, screens };
}
