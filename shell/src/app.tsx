import { lazy, Suspense } from "react";
import { type Boot, chosenMunicipality } from "./boot.ts";
import { NotFound } from "./not-found/not-found.tsx";
import { Portal } from "./portal.tsx";

const ProjectInfo = lazy(async () => ({
  default: (await import("./project-info/project-info.tsx")).ProjectInfo,
}));

/** The portal's three browser routes. */
export function App({ boot, path }: { boot: Boot; path: string }) {
  switch (path) {
    case "/":
      return <Portal boot={boot} />;
    case "/project-info":
      return (
        <Suspense fallback={null}>
          <ProjectInfo municipality={chosenMunicipality(boot)} />
        </Suspense>
      );
    default:
      return <NotFound />;
  }
}
