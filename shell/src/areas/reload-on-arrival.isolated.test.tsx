import type { ScreenProps } from "@acompana/kit/area";
import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BootstrapConfig, RegisteredArea } from "../bootstrap-config.ts";
import type { GuardRegistry } from "../navigation/navigation-guards.ts";
import { NavigationProvider, useNavigator } from "../navigation/navigation-provider.tsx";
import { PortalConfigProvider } from "../screens/portal-config.tsx";
import { installedAreas } from "../testing/installed-areas.ts";
import { AreaScreen } from "./area-screen.tsx";
import { heal } from "./healing.ts";
import { askReleases } from "./releases.resource.ts";
import { RoleOverlay } from "./role-overlay.tsx";

// No file of an area comes, and the browser takes no second import map.
vi.mock("./federation.ts", () => ({
  loadRemote: () =>
    new Promise((_, reject) => setTimeout(reject, 3_000, new TypeError("Failed to fetch"))),
}));
vi.mock("./integrity.ts", () => ({
  bindAlias: () => false,
  bindHashes: () => false,
  canBindMore: () => false,
}));
vi.mock("./healing.ts", () => ({ heal: vi.fn(), report: vi.fn() }));
vi.mock("./releases.resource.ts", () => ({ askReleases: vi.fn(), reportFailure: vi.fn() }));

type Loaded = Awaited<ReturnType<typeof askReleases>>;
type Drawn = "its screen" | "its overlay";

/** A part of the senior area at a screen. */
function Part({
  drawn,
  screen,
  bootstrap,
}: {
  drawn: Drawn;
  screen: string;
  bootstrap: BootstrapConfig;
}) {
  const given = { screen } as ScreenProps;
  return drawn === "its screen" ? (
    <AreaScreen bootstrap={bootstrap} name="senior" given={given} />
  ) : (
    <RoleOverlay bootstrap={bootstrap} name="senior" given={given} />
  );
}

/** Draws it within a portal, until it is lost. */
async function lose(drawn: Drawn) {
  // A release of which no other test has begun a load.
  const senior = { ...installedAreas.senior, version: crypto.randomUUID() } as RegisteredArea;
  const bootstrap = { areas: { ...installedAreas, senior } } as unknown as BootstrapConfig;
  let guards: GuardRegistry | undefined;
  function Guards() {
    guards = useNavigator().navigationGuards;
    return null;
  }
  const page = (screen: string) => (
    <PortalConfigProvider bootstrap={bootstrap}>
      <NavigationProvider>
        <Guards />
        <Part drawn={drawn} screen={screen} bootstrap={bootstrap} />
      </NavigationProvider>
    </PortalConfigProvider>
  );
  const { rerender } = await act(async () => render(page("senior-home")));
  // It is drawn, waiting; then its files are lost.
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(heal).toHaveBeenCalledOnce());
  return { arriveAt: (screen: string) => rerender(page(screen)), guards };
}

/** Of the page itself. */
const reloadOnce = vi.fn();

beforeEach(() => {
  vi.stubGlobal("reloadOnce", reloadOnce);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // React writes what a boundary has caught to the console.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const same = { active: installedAreas.senior, previous: null };
  vi.mocked(askReleases).mockResolvedValue(same as Loaded);
  vi.mocked(heal).mockImplementation(async (_page, load) => {
    load.failed.add("entry");
    return false;
  });
});
afterEach(() => {
  vi.clearAllMocks();
});

test("the page is loaded anew for the overlay on arrival at a screen, never where leaving deletes something", async () => {
  const { arriveAt, guards } = await lose("its overlay");
  expect(askReleases).not.toHaveBeenCalled();
  const release = guards?.onBeforeLeave(() => {});
  arriveAt("support-messages");
  await waitFor(() => expect(askReleases).toHaveBeenCalledOnce());
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(reloadOnce).not.toHaveBeenCalled();

  release?.();
  arriveAt("reminders");
  await waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce());
});

test("the page is loaded anew for a screen that cannot be drawn, when somebody comes to it", async () => {
  const { arriveAt } = await lose("its screen");
  expect(reloadOnce).not.toHaveBeenCalled();
  arriveAt("reminders");
  await waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce());
});

test.each([
  ["", true],
  [", but not over unsaved words", false],
])(
  "the page is loaded anew for a newer release that it takes no hashes of%s",
  async (_but, isFree) => {
    const { heal: reallyHeal } =
      await vi.importActual<typeof import("./healing.ts")>("./healing.ts");
    vi.mocked(heal).mockImplementation(reallyHeal);
    const active = { ...installedAreas.senior, version: "the next", integrity: {} };
    vi.mocked(askReleases).mockResolvedValue({ active, previous: null } as Loaded);
    const warn = (event: Event) => event.preventDefault();
    if (!isFree) addEventListener("beforeunload", warn);
    await lose("its screen");
    if (isFree) await waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce());
    else await screen.findByRole("button", { name: "Reintentar" });
    removeEventListener("beforeunload", warn);
    expect(reloadOnce).toHaveBeenCalledTimes(isFree ? 1 : 0);
  },
);
