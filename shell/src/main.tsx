import "@acompana/kit/floor";
import "@fontsource/atkinson-hyperlegible/latin-400.css";
import "@fontsource/atkinson-hyperlegible/latin-700.css";
import "@acompana/kit/zero.css";
import "@acompana/kit/tokens.css";
import "./page.css";
import { WindowRuler } from "@acompana/kit/ui";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { readBootstrapConfig } from "./bootstrap-config.ts";
import { stopDroppedFiles } from "./browser/stop-dropped-files.ts";
import { restoreClock } from "./clock/use-portal-clock.ts";
import { scrollFocusIntoView } from "./focus/scroll-focus-into-view.ts";

const root = document.getElementById("portal");
if (!root) throw new Error("The page has no #portal to draw in");
restoreClock();
scrollFocusIntoView(document);
stopDroppedFiles(document);
createRoot(root).render(
  <>
    <App bootstrap={readBootstrapConfig(document)} path={location.pathname} />
    <WindowRuler />
  </>,
);
