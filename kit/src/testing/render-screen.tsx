import { render } from "@testing-library/react";
import { type ReactElement, useEffect, useState } from "react";
import { type State, SWRConfig } from "swr";
import { createApiClient } from "../api/index.ts";
import type { AreaStore, Confirmation, DialogProps, ScreenProps, Toast } from "../area/index.ts";
import { ScreenProvider, tellLoggedOut } from "../area/index.ts";
import { createPageSound } from "../sound/index.ts";
import { VisuallyHidden } from "../ui/index.ts";

/** As the shell reads: afresh whenever a screen asks, never by itself. */
const READS = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  revalidateOnMount: true,
  dedupingInterval: 0,
};

type Answer = (request: Request) => Response | Promise<Response>;
/** What the network answers, by 'METHOD /path' (without the query). */
export type Answers = Record<string, Answer>;

export interface ScreenSetup extends Partial<ScreenProps> {
  answers?: Answers;
  /** What the session has read before, when several screens of it are drawn; empty when absent. */
  cache?: Map<string, State>;
  /** Whether the person goes ahead when asked, or takes the first choice; true when absent. */
  confirms?: boolean | "first";
}

export interface ScreenWorld {
  /** Every call that reached the network, as 'METHOD /path?query'. */
  calls: string[];
  /** Screens that were navigated to, 'back' and 'leave' among them. */
  moves: string[];
  /** Sentences given to the shell: 'alert: …', 'toast: …', 'confirm: …'. */
  said: string[];
  /** The toast that stands, whole; null where none does. */
  toast: Toast | null;
  /** Every question, whole. */
  asked: Confirmation[];
  /** Sign-ins handed to the shell. */
  entered: unknown[];
  /** How often the shell was asked to read the session again. */
  refreshed: number;
  /** Leaves the screen, as any way out does: runs the guards, once. */
  runGuards: () => Promise<void>;
  /** Asks the guards' questions; true when none keeps the person on the screen. */
  mayLeave: () => Promise<boolean>;
}

/** A JSON answer of the API. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/**
 * Draws one screen as the shell would, with a network that answers what the test says. Only the
 * network's edge is replaced: client, hooks and components are the real ones.
 */
export function renderScreen(screen: ReactElement, setup: ScreenSetup = {}) {
  const { answers = {}, confirms = true, cache = new Map(), ...props } = setup;
  const { navigationGuards, runGuards, mayLeave } = waysOut();
  const world: ScreenWorld = {
    calls: [],
    moves: [],
    said: [],
    toast: null,
    asked: [],
    entered: [],
    refreshed: 0,
    runGuards,
    mayLeave,
  };
  const given: ScreenProps = {
    screen: "landing",
    view: null,
    navigate: (to, view, how) =>
      void world.moves.push([to, view, how?.replaces && "in its place"].filter(Boolean).join(" ")),
    back: () => void world.moves.push("back"),
    municipality: { id: "m1", name: "Villanueva del Valle" },
    session: null,
    invitation: null,
    enter: async (signIn) => void world.entered.push(signIn),
    leave: async () => {
      world.moves.push("leave");
      if (given.session) tellLoggedOut(given.session);
    },
    refreshSession: async () => void world.refreshed++,
    navigationGuards,
    timeZone: "Europe/Madrid",
    theme: "light",
    sound: createPageSound(),
    homeCards: [],
    setTheme: () => {},
    notify: {
      toast: (toast) => {
        const { title, description } = toast;
        world.said.push(`toast: ${title}${description ? ` – ${description}` : ""}`);
        world.toast = toast;
        return () => {
          if (world.toast === toast) world.toast = null;
        };
      },
      alert: async (message, detail) =>
        void world.said.push(`alert: ${message}${detail ? ` – ${detail}` : ""}`),
      confirm: async (confirmation) => {
        const { title, first } = confirmation;
        world.said.push(`confirm: ${title}`);
        world.asked.push(confirmation);
        if (confirms !== "first") return confirms;
        if (!first) throw new Error(`«${title}» has no first choice`);
        return await first.act();
      },
    },
    Dialog: PlainDialog,
    api: createApiClient({ role: "none", fetch: network(answers, world) }),
    store: pageStore(),
    ...props,
  };
  const view = render(
    <SWRConfig value={{ ...READS, provider: () => cache }}>
      <Stage given={given}>{screen}</Stage>
    </SWRConfig>,
  );
  return { ...view, world };
}

/** What waits for the screen to be left, as the shell keeps it. */
function waysOut() {
  const leavings = new Set<() => unknown>();
  const holds = new Set<() => Promise<boolean>>();
  const kept = <Item,>(items: Set<Item>, item: Item) => {
    items.add(item);
    return () => void items.delete(item);
  };
  return {
    navigationGuards: {
      onBeforeLeave: (act: () => unknown) => kept(leavings, act),
      confirmLeave: (ask: () => Promise<boolean>) => kept(holds, ask),
    },
    runGuards: async () => {
      const acts = [...leavings];
      leavings.clear();
      await Promise.all(acts.map((act) => act()));
    },
    mayLeave: async () => {
      const [ask] = holds;
      return ask ? await ask() : true;
    },
  };
}

/** Changes between the views of one screen as the shell does; other moves are only noted. */
function Stage({ given, children }: { given: ScreenProps; children: ReactElement }) {
  const [view, setView] = useState(given.view);
  const navigate: ScreenProps["navigate"] = (to, next, how) => {
    given.navigate(to, next, how);
    if (to === given.screen) setView(next ?? null);
  };
  const back = () => (view === null ? given.back() : setView(null));
  return <ScreenProvider value={{ ...given, view, navigate, back }}>{children}</ScreenProvider>;
}

/** A browser's storage that is empty at the start of each test. */
export function pageStore(kept = new Map<string, string>()): AreaStore {
  return {
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void (value === null ? kept.delete(name) : kept.set(name, value)),
  };
}

function network(answers: Record<string, Answer>, world: ScreenWorld): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    world.calls.push(`${request.method} ${pathname}${search}`);
    const answer = answers[`${request.method} ${pathname}`];
    if (!answer) throw new TypeError(`No answer for ${request.method} ${pathname}`);
    return answer(request);
  };
}

function PlainDialog(props: DialogProps) {
  const { title, description, isDescriptionDrawn, picture, onClose, children } = props;
  const { onBack = onClose } = props;
  useEffect(() => {
    const back = () => onBack?.();
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, [onBack]);
  return (
    <div role="dialog" aria-label={title}>
      {picture}
      <h2>{title}</h2>
      {description &&
        (isDescriptionDrawn ? (
          <VisuallyHidden as="p">{description}</VisuallyHidden>
        ) : (
          <p>{description}</p>
        ))}
      {children}
      {onClose && (
        <button type="button" onClick={onClose}>
          Cerrar
        </button>
      )}
    </div>
  );
}
