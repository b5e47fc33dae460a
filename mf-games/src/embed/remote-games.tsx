import "@acompana/kit/floor";
import tokens from "@acompana/kit/tokens.css?inline";
import { assistTouch } from "@acompana/kit/touch";
import { WindowRuler } from "@acompana/kit/ui";
import { useRef, version } from "react";
import { text } from "../text.ts";
import { type GamesProps, Games as OwnGames } from "./games.tsx";
import styles from "./remote-games.module.css";

const OLDEST_REACT = 19;

/**
 * The design tokens, unless the host's page has its own: whatever it says of `:root` weighs more. A
 * sheet that is adopted needs no permission of the page's policy.
 */
function layTokens(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tokens.replace(/:root(\.dark)?/g, ":where(:root$1)"));
  document.adoptedStyleSheets.push(sheet);
}

layTokens();

/**
 * What another federation host mounts. Where it cannot be drawn, because the host's page has an
 * older React or none at all, it is a sentence that any React shows.
 */
export function Games(props: GamesProps) {
  if (!isDrawnByReact19()) return text.embed.needsReact;
  return (
    <div ref={assist} className={styles.games}>
      <OwnGames {...props} />
      <WindowRuler />
    </div>
  );
}

const assist = (part: HTMLElement | null) => (part ? assistTouch(part) : undefined);

function isDrawnByReact19(): boolean {
  if (Number.parseInt(version, 10) < OLDEST_REACT) return false;
  try {
    // Outside of a component that this very React draws, a hook throws.
    // biome-ignore lint/correctness/useHookAtTopLevel: whether it throws is what is asked
    useRef(null);
    return true;
  } catch {
    return false;
  }
}
