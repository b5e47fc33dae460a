import { type ComponentType, lazy, type ReactNode } from "react";
import type { Area, ScreenProps } from "./area.ts";
import { CONTRACT_MAJOR } from "./contract-major.mjs";
import { ScreenProvider } from "./screen-context.tsx";
import type { ScreenName } from "./screens.ts";

type Loader = () => Promise<ComponentType>;
type Frame = ComponentType<{ children: ReactNode }>;

interface Extras {
  /** Drawn beside the screens of a whole role; see `Area.overlay`. */
  overlay?: Loader;
  /** Drawn around each screen of this area, for what all of them share. */
  frame?: Frame;
}

const Unframed: Frame = ({ children }) => children;

const provide = (Screen: ComponentType, Wrapper: Frame) => (props: ScreenProps) => (
  <ScreenProvider value={props}>
    <Wrapper>
      <Screen />
    </Wrapper>
  </ScreenProvider>
);

/**
 * Builds an area's `./area` export. Each screen is a chunk of its own, fetched when it is first
 * shown, and finds what the shell gave it through `useScreen()`.
 */
export function defineArea(
  name: string,
  loaders: Partial<Record<ScreenName, Loader>>,
  { overlay, frame = Unframed }: Extras = {},
): Area {
  const drawn = (load: Loader, wrapper: Frame) =>
    lazy(async () => ({ default: provide(await load(), wrapper) }));
  const screens: Area["screens"] = {};
  for (const [screen, load] of Object.entries(loaders)) {
    screens[screen as ScreenName] = drawn(load, frame);
  }
  const area = { name, contract: CONTRACT_MAJOR, screens } as const;
  return overlay ? { ...area, overlay: drawn(overlay, Unframed) } : area;
}
