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
