import { lazy, Suspense } from "react";
import { type BootstrapConfig, chosenMunicipality } from "./bootstrap-config.ts";
import { NotFound } from "./not-found/not-found.tsx";
import { Portal } from "./portal.tsx";

const ProjectInfo = lazy(async () => ({
  default: (await import("./project-info/project-info.tsx")).ProjectInfo,
}));

/** The portal's three browser routes. */
export function App({ bootstrap, path }: { bootstrap: BootstrapConfig; path: string }) {
  switch (path) {
    case "/":
      return <Portal bootstrap={bootstrap} />;
    case "/project-info":
      return (
        <Suspense fallback={null}>
          <ProjectInfo municipality={chosenMunicipality(bootstrap)} />
        </Suspense>
      );
    default:
      return <NotFound />;
  }
}
