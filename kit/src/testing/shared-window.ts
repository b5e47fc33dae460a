/** What React, user-event and compiled helpers put there once for all files. */
const STAYS =
  /^(document._reactListening|window.(__|IS_REACT_ACT_ENVIRONMENT$)|HTMLElement.prototype.(blur|focus)$)/;

/** Made anew for whoever reads it, or set back after each test, smooth scrolling after its end. */
const PASSES = /^window.(CSS|pageXOffset|pageYOffset|scrollX|scrollY)$/;

/** What the files of a worker share, by the name by which a test changes it. */
const shared = (): Record<string, object> => ({
  window: globalThis,
  document,
  navigator,
  location,
  history,
  console,
  performance,
  Math,
  URL,
  "Document.prototype": Document.prototype,
  "Element.prototype": Element.prototype,
  "HTMLElement.prototype": HTMLElement.prototype,
  "HTMLAnchorElement.prototype": HTMLAnchorElement.prototype,
  "HTMLMediaElement.prototype": HTMLMediaElement.prototype,
  "Navigator.prototype": Navigator.prototype,
  "Storage.prototype": Storage.prototype,
});

/** Each property by its name; a getter stands for its value where reading it needs an element. */
function properties(): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [name, object] of Object.entries(shared()))
    for (const key of Object.getOwnPropertyNames(object)) {
      const called = `${name}.${key}`;
      if (STAYS.test(called) || PASSES.test(called)) continue;
      const { get, value } = Object.getOwnPropertyDescriptor(object, key) ?? {};
      found.set(called, object === globalThis ? Reflect.get(object, key) : (get ?? value));
    }
  return found;
}

/** Remembers the window as it is now; what it returns names the properties that differ by then. */
export function rememberWindow(): () => string[] {
  const before = properties();
  return () => {
    const now = properties();
    const names = new Set([...before.keys(), ...now.keys()]);
    return [...names].filter(
      (name) => before.has(name) !== now.has(name) || !Object.is(before.get(name), now.get(name)),
    );
  };
}
