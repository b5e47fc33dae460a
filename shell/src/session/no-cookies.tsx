import { useState } from "react";
import { keepsCookies } from "../browser/cookies.ts";
import { text } from "../text.ts";
import styles from "./no-cookies.module.css";

/** Says that nobody can sign in, in a browser that keeps no cookies. */
export function NoCookies() {
  const [isSaid] = useState(() => !keepsCookies());
  if (!isSaid) return null;
  return (
    <p role="alert" data-aloud-over="" className={styles.line}>
      {text.session.noCookies}
    </p>
  );
}
