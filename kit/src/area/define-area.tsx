import { type ComponentType, lazy, type ReactNode } from "react";
import { type Area, type AreaName, CONTRACT_MAJOR, type ScreenProps } from "./area.ts";
import { ScreenProvider } from "./screen-context.tsx";
import type { ScreenName } from "./screens.ts";

type Loader = () => Promise<ComponentType>;
type Frame = ComponentType<{ children: ReactNode }>;

interface Extras {
  /** Drawn beside the screens of a whole role; see `Area.companion`. */
  companion?: Loader;
  /** Drawn around each screen of this area, for what all of them share. */
  frame?: Frame;
}

const Unframed: Frame = ({ children }) => children;

const provide = (Screen: ComponentType, Around: Frame) => (props: ScreenProps) => (
  <ScreenProvider value={props}>
    <Around>
      <Screen />
    </Around>
  </ScreenProvider>
);

/**
 * Builds an area's `./area` export. Each screen is a chunk of its own, fetched when it is first
 * shown, and finds what the shell gave it through `useScreen()`.
 */
export function defineArea(
  name: AreaName,
  loaders: Partial<Record<ScreenName, Loader>>,
  { companion, frame = Unframed }: Extras = {},
): Area {
  const drawn = (load: Loader, around: Frame) =>
    lazy(async () => ({ default: provide(await load(), around) }));
  const screens: Area["screens"] = {};
  for (const [screen, load] of Object.entries(loaders)) {
    screens[screen as ScreenName] = drawn(load, frame);
  }
  const area = { name, contract: CONTRACT_MAJOR, screens } as const;
  return companion ? { ...area, companion: drawn(companion, Unframed) } : area;
}
