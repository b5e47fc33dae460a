import { lazy, Suspense } from "react";
import { type BootstrapConfig, chosenMunicipality, type Legal } from "./bootstrap-config.ts";
import { NotFound } from "./not-found/not-found.tsx";
import { Portal } from "./portal.tsx";

const ProjectInfo = lazy(async () => ({
  default: (await import("./project-info/project-info.tsx")).ProjectInfo,
}));

const Privacy = lazy(async () => ({
  default: (await import("./legal/privacy.tsx")).Privacy,
}));

const Accessibility = lazy(async () => ({
  default: (await import("./legal/accessibility.tsx")).Accessibility,
}));

const Licences = lazy(async () => ({
  default: (await import("./legal/licences.tsx")).Licences,
}));

const Help = lazy(async () => ({ default: (await import("./help/help.tsx")).Help }));

/** The portal's browser routes. */
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
    case "/ayuda":
    case "/ayuda/mayores":
    case "/ayuda/familiares":
    case "/ayuda/ayuntamiento":
      return (
        <Suspense fallback={null}>
          <Help bootstrap={bootstrap} path={path} />
        </Suspense>
      );
    case "/privacidad":
    case "/accesibilidad":
      return bootstrap.legal ? <LegalPage path={path} legal={bootstrap.legal} /> : <NotFound />;
    case "/licencias":
      return (
        <Suspense fallback={null}>
          <Licences areas={bootstrap.areas} />
        </Suspense>
      );
    default:
      return <NotFound />;
  }
}

const LegalPage = ({ path, legal }: { path: string; legal: Legal }) => (
  <Suspense fallback={null}>
    {path === "/privacidad" ? <Privacy legal={legal} /> : <Accessibility legal={legal} />}
  </Suspense>
);
