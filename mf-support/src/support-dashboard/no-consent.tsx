import { BusyLabel, Button, StateCard, useFocusLedHome } from "@acompana/kit/ui";
import { Lock, RefreshCw, Send } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { text } from "../text.ts";
import styles from "./support-dashboard.module.css";

const words = text.dashboard;

interface NoConsentProps {
  name: string;
  onMessage: () => void;
  /** Asks the server again; when the person has agreed meanwhile, this card disappears. */
  onCheck: () => Promise<unknown>;
}

/** Says why a sub-view cannot be seen, on opening it or when the consent is withdrawn meanwhile. */
export function NoConsent({ name, onMessage, onCheck }: NoConsentProps) {
  const card = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<"no" | "now" | "yes">("no");
  useFocusLedHome(card);
  // The focused element may have been removed with the view.
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus();
  }, []);

  async function check() {
    if (asked === "now") return;
    setAsked("now");
    await onCheck();
    setAsked("yes");
  }

  return (
    <div ref={card} tabIndex={-1} className={styles.explained}>
      <div role="alert">
        <StateCard icon={Lock} title={words.notAuthorised(name)} line={words.notAuthorisedLine} />
      </div>
      <div className={styles.ways}>
        <Button look="primary" icon={Send} onClick={onMessage}>
          {text.views.message.title}
        </Button>
        <Button icon={RefreshCw} aria-disabled={asked === "now"} onClick={() => void check()}>
          <BusyLabel busy={asked === "now"} doing={words.checking}>
            {words.checkAgain}
          </BusyLabel>
        </Button>
      </div>
      <p role="status" className={styles.answer}>
        {asked === "yes" && words.stillNot}
      </p>
    </div>
  );
}
