import styles from "./window-ruler.module.css";

/**
 * A box that nobody sees, which is as large as the window says, within as many containers as any
 * screen has. WebKit asks a window's media queries when it lays a page out, but not while it does
 * so for container queries: where these leave nothing else to lay out, a window that was turned
 * keeps the look of its old size. This box has its new size after the last of them, and is still to
 * be laid out then. It stands once on each page.
 */
export const WindowRuler = () => (
  <div className={styles.ruler} aria-hidden="true">
    <div>
      <div>
        <div>
          <div />
        </div>
      </div>
    </div>
  </div>
);
