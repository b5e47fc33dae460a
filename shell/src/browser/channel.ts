/**
 * A channel to the other tabs of this browser. Null where there is none, or where the browser
 * forbids it: with all cookies blocked Firefox throws.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
