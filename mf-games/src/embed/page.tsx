import "@acompana/kit/floor";
import "@fontsource/atkinson-hyperlegible/latin-400.css";
import "@fontsource/atkinson-hyperlegible/latin-700.css";
import "@acompana/kit/zero.css";
import "@acompana/kit/tokens.css";
import "./page.css";
import { assistTouch } from "@acompana/kit/touch";
import { WindowRuler } from "@acompana/kit/ui";
import { createRoot } from "react-dom/client";
import { Games } from "./games.tsx";
import { LoadingFailed } from "./loading-failed.tsx";
import { dress } from "./look.ts";
import { linkHost } from "./messages.ts";
import { type Look, readOptions } from "./options.ts";
import { browserStore } from "./store.ts";

const { game, level, ...asked } = readOptions(location.search);
let undress = dress(document.documentElement, asked);
const link = linkHost(window, (look: Look) => {
  undress();
  undress = dress(document.documentElement, look);
});

const root = document.getElementById("juegos");
if (!root) throw new Error("The page has no #juegos to draw in");
assistTouch(document);
new ResizeObserver(() => {
  link.tell({ acompana: "alto", alto: Math.ceil(root.getBoundingClientRect().height) });
}).observe(root);

createRoot(root).render(
  <LoadingFailed>
    <Games
      game={game}
      level={level}
      store={browserStore(() => localStorage)}
      onResult={(result) => link.tell({ acompana: "puntuacion", ...result })}
    />
    <WindowRuler />
  </LoadingFailed>,
);
