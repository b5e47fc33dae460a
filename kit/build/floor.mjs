// The oldest browsers that the portal is for: what their tablets and computers end at (README).

/** The first version of each that works, as `@mdn/browser-compat-data` names browsers. */
export const FLOOR = { chrome: 109, safari: 16.4, safari_ios: 16.4, firefox: 115 };

/** The same as Vite names them: syntax and styles are lowered to what these know. */
export const BUILD_TARGET = ["chrome109", "edge109", "safari16.4", "ios16.4", "firefox115"];

/**
 * Whether this browser lacks something that the portal is built on, in words that any browser
 * reads: the newest of what the built files need, and what each engine got last of it. What is
 * filled in (`kit/src/floor`) is not asked for.
 */
const BELOW_FLOOR = `function isBelowFloor() {
  try {
    new RegExp("(?<=a)b", "d");
    return !(
      HTMLScriptElement.supports("importmap") &&
      CSS.supports("height", "1dvh") &&
      CSS.supports("container-type", "inline-size") &&
      CSS.supports("translate", "1px") &&
      "inert" in HTMLElement.prototype &&
      "replaceSync" in CSSStyleSheet.prototype &&
      "timeout" in AbortSignal &&
      "findLast" in Array.prototype &&
      "hasOwn" in Object
    );
  } catch (lacking) {
    return true;
  }
}`;

const PLACE = "<!--floor-->";

/**
 * Puts the question into a page, ahead of all that is fetched.
 *
 * @returns {import("vite").Plugin}
 */
export const askFloor = () => ({
  name: "acompana-floor",
  transformIndexHtml: (html) => html.replace(PLACE, () => `<script>${BELOW_FLOOR}</script>`),
});

const BESIDE = "old-browser.js";

/**
 * The same for a page whose policy allows no script within it: asks in a file of its own, and says
 * the sentence instead of all that the page holds after it.
 *
 * @param {string} sentence
 * @returns {import("vite").Plugin}
 */
export const askFloorBeside = (sentence) => ({
  name: "acompana-floor-beside",
  apply: "build",
  transformIndexHtml: {
    // Vite would look for the file among the sources.
    order: "post",
    handler: (html) => html.replace(PLACE, () => `<script src="./${BESIDE}" crossorigin></script>`),
  },
  generateBundle() {
    this.emitFile({
      type: "asset",
      fileName: BESIDE,
      source: `(function () {
  ${BELOW_FLOOR}
  if (!isBelowFloor()) return;
  stop();
  var body = document.documentElement.appendChild(document.createElement("body"));
  var line = body.appendChild(document.createElement("p"));
  line.textContent = ${JSON.stringify(sentence)};
  line.setAttribute("role", "alert");
  line.style.cssText = "margin:0;padding:24px;font:22px/1.5 sans-serif;background:#fbf7f0;color:#1f2a28";
})();
`,
    });
  },
});
