import { ignoreDoublePress } from "./double-press.ts";
import { pressByRolledTouch } from "./rolled-touch.ts";

/**
 * Helps a finger that trembles or rolls: a touch that the browser takes for no press presses what
 * it began and ended on, and the second half of a double press does nothing where it would undo or
 * skip, and on what the first has brought under the finger. Keyboard, switch devices and screen
 * readers are left alone, and a mouse but for its double clicks.
 *
 * @param root where it listens; shadow trees inside of it count too
 * @returns what ends it
 */
export function assistTouch(root: Document | HTMLElement): () => void {
  // First, because it must hear of a click that the other one stops.
  const endRolled = pressByRolledTouch(root, (act) => double.own(act));
  const double = ignoreDoublePress(root);
  return () => {
    endRolled();
    double.end();
  };
}
