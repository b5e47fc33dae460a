import { useScreen } from "@acompana/kit/area";
import { calledName, fullDate } from "@acompana/kit/format";
import { HeartHandshake } from "lucide-react";
import type { SupportedPerson } from "../shared-view.ts";
import { text } from "../text.ts";
import styles from "./glance.module.css";

const words = text.pause;

function linesOf({ pause, familyConsent }: SupportedPerson): (name: string) => string {
  if (pause?.reason === "death") return familyConsent ? words.death.shared : words.death.kept;
  return pause?.reason ? words.reasons[pause.reason] : words.unknown;
}

/** Stands in the place of her day while the town hall has paused it: a sentence for why. */
export function PauseNote({ person }: { person: SupportedPerson }) {
  const { timeZone } = useScreen();
  const { pause } = person;
  if (!pause) return null;
  const name = calledName(person);
  const lines = linesOf(person);
  // The end is the first moment after the last day.
  const last = pause.endsAt && new Date(Date.parse(pause.endsAt) - 1).toISOString();
  return (
    <p className={styles.kept}>
      <HeartHandshake aria-hidden="true" className={styles.icon} />
      <span>
        {lines(name)}
        {last && ` ${words.until(fullDate(last, timeZone))}`}
      </span>
    </p>
  );
}
