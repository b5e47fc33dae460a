// A host of federation that is not the portal's shell: its own React, no jotai, no swr, no session.
import { createInstance } from "@module-federation/runtime";
import * as React from "react";
import * as ReactJsx from "react/jsx-runtime";
import * as ReactDom from "react-dom";
import { createRoot } from "react-dom/client";

/** Address of the games' federation entry; written in when the page is bundled. */
declare const GAMES_ENTRY: string;

interface GamesModule {
  Games: React.ComponentType<{
    game: string;
    level: string;
    onResult: (result: unknown) => void;
  }>;
}

const sharedModule = (module: unknown) => ({
  version: React.version,
  scope: "default",
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${React.version}` },
});
const host = createInstance({
  name: "ayuntamiento",
  remotes: [{ name: "games", entry: GAMES_ENTRY, type: "module" }],
  shareStrategy: "loaded-first",
  shared: {
    react: sharedModule(React),
    "react/jsx-runtime": sharedModule(ReactJsx),
    "react-dom": sharedModule(ReactDom),
  },
});

const games = await host.loadRemote<GamesModule>("games/games");

function Page() {
  const [results, setResults] = React.useState<unknown[]>([]);
  const onResult = React.useCallback(
    (result: unknown) => setResults((before) => [...before, result]),
    [],
  );
  return (
    <>
      <p>React {React.version}</p>
      <output>{JSON.stringify(results)}</output>
      {games && <games.Games game="sudoku" level="easy" onResult={onResult} />}
    </>
  );
}

const place = document.getElementById("page");
if (place) createRoot(place).render(<Page />);
