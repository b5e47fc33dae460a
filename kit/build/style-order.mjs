// Which style wins: by who wrote it, not by which file was loaded last.

/** Matches every element and weighs as an id does: each lifts a rule above all classes. */
const LIFT = ":not(#\\#)";

/**
 * How many lifts the rules of a file get: the page's own and kit's components none, what kit builds
 * of them one, and an area, which has the last word on its screens, two.
 *
 * @param {string} file
 */
function liftsOf(file) {
  if (!file.endsWith(".module.css") || /\/kit\/src\/ui\//.test(file)) return 0;
  return /\/kit\/src\//.test(file) ? 1 : 2;
}

/**
 * Lifts one selector, behind the type or the `*` that it may begin with: `.a > b` becomes
 * `:not(#\#).a > b`, and `a.b` becomes `a:not(#\#).b`.
 *
 * @param {string} selector
 * @param {number} lifts
 */
const lift = (selector, lifts) =>
  selector.replace(/^(\*|[a-z][\w-]*)?/i, (type) => type + LIFT.repeat(lifts));

/**
 * PostCSS plugin of every front end. Each area bundles its own copy of kit's styles, and whichever
 * area comes later declares them again: with equal weight they would win over the styles that an
 * earlier area has put above them. `@layer` would order them too, but layers lose to every style of
 * a foreign host that is in none (docs/adr/screen-styles.md).
 */
export const styleOrder = {
  postcssPlugin: "style-order",
  /** @param {any} root */
  Once(root) {
    const lifts = liftsOf((root.source?.input.file ?? "").replaceAll("\\", "/"));
    if (lifts === 0) return;
    root.walkRules((/** @type {any} */ rule) => {
      // The steps of an animation are no selectors.
      if (/keyframes$/.test(rule.parent.name ?? "")) return;
      rule.selectors = rule.selectors.map((/** @type {string} */ one) => lift(one, lifts));
    });
  },
};
