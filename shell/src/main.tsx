import "@fontsource/atkinson-hyperlegible/latin-400.css";
import "@fontsource/atkinson-hyperlegible/latin-700.css";
import "@acompana/kit/tokens.css";
import "./page.css";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { readBoot } from "./boot.ts";
import { lendNonce } from "./nonce.ts";

const root = document.getElementById("portal");
if (!root) throw new Error("The page has no #portal to draw in");
lendNonce(document);
createRoot(root).render(<App boot={readBoot(document)} path={location.pathname} />);
