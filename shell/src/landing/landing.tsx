import { useEffect, useRef } from "react";
import { VillageAtDusk } from "../art/village-at-dusk.tsx";
import { Footer } from "../footer/footer.tsx";
import { text } from "../text.ts";
import styles from "./landing.module.css";

interface LandingProps {
  municipality: string;
  onGo: () => void;
}

/** The welcome: the whole page is one large button. */
export function Landing({ municipality, onGo }: LandingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <VillageAtDusk label={text.landing.picture} />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {text.landing.welcome(municipality)}
        </h1>
        <p className={styles.line}>{text.landing.line}</p>
        <button type="button" className={styles.go} onClick={onGo}>
          {text.landing.continue}
        </button>
      </main>
      <Footer />
    </div>
  );
}
