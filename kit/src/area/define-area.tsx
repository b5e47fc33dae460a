import { type ComponentType, lazy, type ReactNode } from "react";
import type { Area, ScreenProps } from "./area.ts";
import { CONTRACT_MAJOR } from "./contract-major.mjs";
import { ScreenProvider } from "./screen-context.tsx";
import type { ScreenHelp } from "./screen-help.ts";
import type { ScreenName } from "./screens.ts";

type Loader = () => Promise<ComponentType>;
type Frame = ComponentType<{ children: ReactNode }>;

interface Extras {
  /** Drawn beside the screens of a whole role; see `Area.overlay`. */
  overlay?: Loader;
  /** What stands on its live cards of the home, by the screen that they lead to. */
  homeCards?: Partial<Record<ScreenName, Loader>>;
  /** Drawn around each screen of this area, for what all of them share. */
  frame?: Frame;
  /** What 'Ayuda' says of its screens; see `Area.help`. */
  help?: () => Promise<ScreenHelp>;
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
  { overlay, homeCards = {}, frame = Unframed, help }: Extras = {},
): Area {
  const drawn = (load: Loader, wrapper: Frame) =>
    lazy(async () => ({ default: provide(await load(), wrapper) }));
  const eachOf = (parts: typeof loaders, wrapper: Frame): Area["screens"] =>
    Object.fromEntries(Object.entries(parts).map(([part, load]) => [part, drawn(load, wrapper)]));
  const area = {
    name,
    contract: CONTRACT_MAJOR,
    screens: eachOf(loaders, frame),
    homeCards: eachOf(homeCards, Unframed),
    ...(help && { help }),
  } as const;
  return overlay ? { ...area, overlay: drawn(overlay, Unframed) } : area;
}
