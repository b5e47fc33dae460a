import { useScreen } from "@acompana/kit/area";
import { now } from "@acompana/kit/clock";
import { shortDay } from "@acompana/kit/format";
import { BusyLabel, Button, StateCard, useFocusLedHome } from "@acompana/kit/ui";
import { Lock, RefreshCw, Send } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { SupportedPerson } from "../shared-view.ts";
import { text } from "../text.ts";
import styles from "./support-dashboard.module.css";

const words = text.dashboard;

interface NoConsentProps {
  person: SupportedPerson;
  onMessage: () => void;
  /** Asks the server again; when the person has agreed meanwhile, this card disappears. */
  onCheck: () => Promise<unknown>;
}

/** Says why a sub-view cannot be seen, on opening it or when the consent is withdrawn meanwhile. */
export function NoConsent({ person, onMessage, onCheck }: NoConsentProps) {
  const { timeZone } = useScreen();
  const { name, familyConsentDue: due } = person;
  const line = due
    ? words.beginsLine(shortDay(due, new Date(now()), timeZone))
    : words.notAuthorisedLine;
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
        <StateCard icon={Lock} title={words.notAuthorised(name)} line={line} />
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
