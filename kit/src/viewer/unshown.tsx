import { Download } from "lucide-react";
import { getObjectQuery } from "../api/index.ts";
import { cut } from "../format/index.ts";
import type { Memory } from "./memory.ts";
import { Placeholder } from "./placeholder.tsx";
import styles from "./viewer.module.css";
import { text } from "./viewer-text.ts";

interface UnshownProps extends Pick<Memory, "kind"> {
  /** Address of the file. */
  source: string;
  /** How it is called. */
  name: string;
  /** Under which name it is saved; `name` when absent. */
  fileName?: string | undefined;
  /** Whether it is said at once: where somebody has asked for it, and not in a list. */
  isAlert?: boolean;
}

/** A store of its own saves nothing under a name that it was not told. */
const savedFrom = (source: string, save: string): string =>
  /^(data|blob):/.test(source)
    ? source
    : `${source}${source.includes("?") ? "&" : "?"}${new URLSearchParams({ save: cut(save, getObjectQuery.save.maxLength) })}`;

/** In the place of what this browser cannot show: it says so, and offers the file itself. */
export function Unshown({ kind, source, name, fileName = name, isAlert = false }: UnshownProps) {
  return (
    <div className={styles.unshown}>
      <Placeholder kind={kind} />
      <div className={styles.unshownWords}>
        <p {...(isAlert && { role: "alert" })}>{text.broken}</p>
        <a
          className={styles.save}
          href={savedFrom(source, fileName)}
          download={fileName}
          // A store of its own may show it instead: not in the place of the portal.
          target="_blank"
          rel="noopener"
          aria-label={text.saveOf(name)}
        >
          <Download aria-hidden="true" />
          {text.save}
        </a>
      </div>
    </div>
  );
}
