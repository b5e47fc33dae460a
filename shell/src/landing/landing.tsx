import { canSpeak, ListenButton, readAloudText, useFailedLine } from "@acompana/kit/read-aloud";
import { useEffect, useRef } from "react";
import { HillsAtDusk } from "../art/hills-at-dusk.tsx";
import { Footer } from "../footer/footer.tsx";
import { text } from "../text.ts";
import styles from "./landing.module.css";

interface LandingProps {
  municipality: string;
  onGo: () => void;
}

/** The welcome: the whole page is one large button. */
export function Landing({ municipality, onGo }: LandingProps) {
  const { line, onFailed } = useFailedLine();
  const main = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEarlyTap(onGo);
  return (
    <div className={styles.page}>
      <main ref={main} className={styles.main}>
        <HillsAtDusk label={text.landing.picture} />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {text.landing.welcome(municipality)}
        </h1>
        {canSpeak() && (
          <section className={styles.listen} aria-label={readAloudText.region}>
            <ListenButton shape="corner" of={() => main.current} onFailed={onFailed} />
          </section>
        )}
        {line}
        <p className={styles.line}>{text.landing.line}</p>
        <button type="button" className={styles.go} onClick={onGo}>
          {text.landing.continue}
        </button>
      </main>
      <Footer />
    </div>
  );
}

/** Goes on at once for someone who tapped the landing that came with the page (see index.html). */
function useEarlyTap(onGo: () => void) {
  const go = useRef(onGo);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.tapped === undefined) return;
    delete dataset.tapped;
    go.current();
  }, []);
}
