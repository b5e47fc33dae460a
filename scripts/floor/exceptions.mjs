// What the built files name and the floor lacks, and why nothing hangs on it.

/**
 * @typedef {object} Exception
 * @property {string} feature its path in MDN's data
 * @property {RegExp} [near] the code around it; any, when absent
 * @property {string} why
 */

/** @type {Exception[]} */
export const EXCEPTIONS = [
  {
    feature: "api.AbortSignal.any_static",
    why: "filled in where it lacks, before any call (kit/src/api/join-signals.ts)",
  },
  {
    feature: "javascript.builtins.Array.with",
    why: "filled in (kit/src/floor)",
  },
  {
    feature: "api.Window.createImageBitmap.options_imageOrientation_parameter.from-image",
    near: /createImageBitmap\(/,
    why: "where it is refused the picture is drawn from an element (kit/src/upload/picture.ts)",
  },
  {
    feature: "api.Document.scrollend_event",
    near: /\w+&&\w+\.addEventListener\(`scrollend`/,
    why: "the list of memories asks for `onscrollend` before, and waits a while where it lacks",
  },
  {
    feature: "api.Element.checkVisibility",
    near: /!\w+\.checkVisibility\(\{checkVisibilityCSS/,
    why: "Radix asks whether it is a function, and keeps the answer",
  },
  {
    feature: "api.AnimationEvent.animation",
    near: /delete \w+\.animation\w*\.animation/,
    why: "a name in React's own table of events",
  },
  {
    feature: "api.IntersectionObserver.delay",
    near: /delay:\w+,unstable_promiseStatus|typeof (\w+)==`object`&&\1\?\(\1=\1\.delay/,
    why: "an option of Jotai's, and one of the scheduler's, which nobody here gives",
  },
  {
    feature: "api.Window.beforeunload_event",
    why: "an iPad does not ask before one leaves; what was typed is kept as a draft",
  },
  { feature: "api.Element.touchstart_event", why: "a Mac, whose Safari lacks it, has no finger" },
  { feature: "api.Element.touchend_event", why: "the same" },
  { feature: "api.Element.touchcancel_event", why: "the same" },
  {
    feature: "api.HTMLElement.popover",
    near: /popover!=null/,
    why: "a property of React's own props",
  },
  {
    feature: "api.Navigator.audioSession",
    near: /audioSession:\w+\}=navigator/,
    why: "asked for its truth in the next words (kit/src/sound)",
  },
  {
    feature: "api.Navigator.connection",
    near: /navigator.connection/,
    why: "SWR and React ask for its truth before they read of it",
  },
  {
    feature: "api.Navigator.wakeLock",
    why: "behind a question for it, and the screen of Firefox is lit by the device's own settings",
  },
  {
    feature: "api.Window.navigation",
    near: /navigation\./,
    why: "React asks `typeof navigation` where it begins this",
  },
  {
    feature: "html.global_attributes.is",
    near: /createElement/,
    why: "React hands on what nobody here gives",
  },
  {
    feature: "html.elements.video.playsinline",
    why: "Firefox plays in the page anyway",
  },
  {
    feature: "javascript.builtins.Symbol.dispose",
    why: "Uppy names a method by it, whatever it is",
  },
  { feature: "css.at-rules.page", why: "Safari prints on the paper that is chosen" },
  { feature: "css.properties.size", why: "the same: a descriptor of `@page`" },
  { feature: "css.properties.cursor.default", why: "an iPad has no cursor of a page's own" },
  { feature: "css.properties.cursor.pointer", why: "the same" },
  { feature: "css.properties.field-sizing", why: "a field that does not grow can be scrolled" },
  { feature: "css.properties.forced-color-adjust", why: "Safari forces no colours" },
  { feature: "css.properties.overflow-anchor", why: "Safari has no anchors to switch off" },
  { feature: "css.properties.resize", why: "a finger cannot pull at a field's corner" },
  {
    feature: "css.properties.scrollbar-color",
    why: "bars of Chrome and Safari go by `color-scheme` already",
  },
  { feature: "css.properties.text-wrap", why: "a line that breaks elsewhere" },
];
