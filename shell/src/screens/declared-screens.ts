import type { DeclaredScreen, HomeCard, ScreenRole, SignedInRole } from "@acompana/kit/area";
import { name as shellName, screens as shellScreens } from "../../area.json";
import type { BootstrapConfig } from "../bootstrap-config.ts";

// The shell learns at run time which screens there are: any name may be one.
declare module "@acompana/kit/screens" {
  interface Screens {
    [name: string]: unknown;
  }
}

/** A screen of the portal, with who draws it. */
interface PortalScreen extends DeclaredScreen {
  /** The area that draws it; null for the shell's own. */
  area: string | null;
  /** Whether it may only be shown to someone signed in. */
  isForSignedIn: boolean;
}

/** Everything that the shell and the installed areas declare. */
export interface DeclaredScreens {
  /** Undefined for a name that nobody declares, such as one of another release in the history. */
  find: (name: string) => PortalScreen | undefined;
  /** Throws for a name that nobody declares. */
  get: (name: string) => PortalScreen;
  /** What a screen is called while one of its views is shown; null for its first look. */
  titleOf: (name: string, view: string | null) => string;
  /** Where a role signs in and where that leads; 'landing' while no area declares it. */
  entrance: (role: SignedInRole) => { login: string; first: string };
  /** The area whose overlay stands beside all screens of a role. */
  overlayOf: (role: ScreenRole) => string | undefined;
  /** Whether there is anything to enter where a role signs in: its area is not switched off. */
  isOpenTo: (role: SignedInRole) => boolean;
  /** The cards of the older person's home, in its order. */
  readonly homeCards: readonly HomeCard[];
  /** Another release of an area may declare others. */
  update: (areas: BootstrapConfig["areas"]) => void;
}

export const LANDING = "landing";

/** What the shell and the areas declare, as one list each. */
function declared(areas: BootstrapConfig["areas"]) {
  const own = Object.entries(shellScreens as Record<string, DeclaredScreen>);
  const known = new Map(own.map(([name, screen]) => [name, portalScreen(screen, null)]));
  const overlays = new Map<ScreenRole, string>();
  for (const [area, { manifest }] of Object.entries(areas)) {
    for (const [name, screen] of Object.entries(manifest.screens)) {
      if (!known.has(name)) known.set(name, portalScreen(screen, area));
    }
    if (manifest.overlay) overlays.set(manifest.overlay, area);
  }
  const homeCards = Object.values(areas)
    .flatMap(({ manifest }) => manifest.homeCards)
    .sort((one, other) => one.order - other.order);
  return { known, overlays, homeCards };
}

export function declaredScreens(areas: BootstrapConfig["areas"]): DeclaredScreens {
  let { known, overlays, homeCards } = declared(areas);
  const nameOf = (role: SignedInRole, kind: DeclaredScreen["kind"]) => {
    const found = [...known].find(([, screen]) => screen.role === role && screen.kind === kind);
    return found?.[0] ?? LANDING;
  };
  const get = (name: string) => {
    const screen = known.get(name);
    if (!screen) throw new Error(`No area declares a screen called '${name}'`);
    return screen;
  };
  // A page may learn that an area is off where it takes no other news.
  const isOn = (screen: string) => !areas[known.get(screen)?.area ?? ""]?.isOff;
  return {
    find: (name) => known.get(name),
    get,
    titleOf(name, view) {
      const { title, views } = get(name);
      return views?.[view?.split(" ")[0] ?? ""] ?? title;
    },
    entrance: (role) => ({ login: nameOf(role, "sign-in"), first: nameOf(role, "home") }),
    overlayOf: (role) => overlays.get(role),
    isOpenTo: (role) => isOn(nameOf(role, "sign-in")),
    get homeCards() {
      return homeCards.filter(({ screen }) => isOn(screen));
    },
    update(areas) {
      ({ known, overlays, homeCards } = declared(areas));
    },
  };
}

const portalScreen = (screen: DeclaredScreen, area: string | null): PortalScreen => ({
  ...screen,
  area,
  isForSignedIn: screen.role !== "none" && screen.kind !== "sign-in",
});

export {
  /** The name under which the shell keeps what belongs to its own screens. */
  shellName,
};
