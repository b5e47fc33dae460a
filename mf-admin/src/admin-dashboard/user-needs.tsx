import type { components } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { fullDate } from "@acompana/kit/format";
import { Badge } from "@acompana/kit/ui";
import { CalendarClock, CirclePause, FileSignature, LockOpen } from "lucide-react";
import { text } from "../text.ts";
import type { User } from "../user.ts";
import styles from "./user-needs.module.css";

type Need = components["schemas"]["Need"];

const words = text.needs;
const ICONS = {
  absent: CalendarClock,
  "consent-asked": FileSignature,
  "no-pin": LockOpen,
  paused: CirclePause,
};

/** Why the town hall should look at a person, each reason in words; nothing without any. */
export function UserNeeds({ user }: { user: User }) {
  const { timeZone } = useScreen();
  const { needs = [], lastAccessAt } = user;
  if (needs.length === 0) return null;

  function said({ kind, days = 0, due }: Need) {
    switch (kind) {
      case "absent":
        return lastAccessAt ? words.absent(days) : words.neverSeen(days);
      case "consent-asked":
        return words.consentAsked(due ? fullDate(due, timeZone) : "");
      case "no-pin":
        return words.noPin;
      case "paused":
        return words.paused;
    }
  }

  return (
    <ul className={styles.needs}>
      {needs.map((need) => (
        <li key={need.kind}>
          <Badge tone="waiting" icon={ICONS[need.kind]}>
            {said(need)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
