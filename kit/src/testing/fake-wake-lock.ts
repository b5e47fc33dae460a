import { onTestFinished } from "vitest";

/** A screen that is kept lit, until it is let go or the browser takes it back. */
class FakeSentinel extends EventTarget {
  released = false;
  async release() {
    if (this.released) return;
    this.released = true;
    this.dispatchEvent(new Event("release"));
  }
}

/**
 * Puts a browser that can keep the screen lit in the place of the tests', which cannot, until the
 * test is over.
 */
export function fakeWakeLock({ grants = true } = {}) {
  const locks: FakeSentinel[] = [];
  let isGranted = grants;
  let asked = 0;
  const wakeLock = {
    async request() {
      asked++;
      if (!isGranted || document.visibilityState !== "visible")
        throw new DOMException("Refused", "NotAllowedError");
      const lock = new FakeSentinel();
      locks.push(lock);
      return lock;
    },
  };
  let isHidden = false;
  const see = (hidden: boolean) => {
    isHidden = hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  };
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: wakeLock });
  Object.defineProperty(document, "visibilityState", {
    configurable: true,
    get: () => (isHidden ? "hidden" : "visible"),
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "wakeLock");
    Reflect.deleteProperty(document, "visibilityState");
  });
  const held = () => locks.filter(({ released }) => !released);
  const takeBack = async () => {
    for (const lock of held()) await lock.release();
  };
  return {
    /** How many keep it lit now. */
    held: () => held().length,
    /** How often the browser was asked. */
    asked: () => asked,
    /** Whether the browser grants it from now on. */
    grant(granted: boolean) {
      isGranted = granted;
    },
    /** The browser takes it back from a page that is seen, as with a low battery. */
    takeBack,
    /** Another page is seen, and this one loses it. */
    async hide() {
      see(true);
      await takeBack();
    },
    show: () => see(false),
  };
}
