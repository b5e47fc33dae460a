import { type DangerKind, dangerOf } from "@acompana/kit/danger";
import { Button } from "@acompana/kit/ui";
import { HandHeart, Phone, TriangleAlert } from "lucide-react";
import { type Ref, useEffect, useId, useRef } from "react";
import { chatText } from "../text/chat.ts";
import styles from "./danger-card.module.css";

const words = chatText.danger;

interface DangerCardProps {
  kind: DangerKind;
  /** Changes when something above the card has appeared or disappeared. */
  above: string;
  onClose: () => void;
}

/**
 * Whom to call and what to do. It takes the focus, so that a screen reader reads it whole and Tab
 * goes to the number.
 */
export function DangerCard({ kind, above, onClose }: DangerCardProps) {
  const { urgency, title, numbers, steps } = dangerOf(kind);
  const id = useId();
  const card = useFocusOnShow(above);
  const Sign = urgency === "urgent" ? TriangleAlert : HandHeart;
  return (
    <section
      ref={card as Ref<HTMLElement>}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-steps`}
      className={`${styles.card} ${styles[urgency]}`}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        <Sign aria-hidden="true" className={styles.sign} />
        {title}
      </h2>
      <ul className={styles.numbers}>
        {numbers.map(({ number, who }, place) => (
          <li key={number}>
            <a
              href={`tel:${number.replaceAll(" ", "")}`}
              aria-label={words.call(number)}
              className={place === 0 ? styles.first : styles.call}
            >
              <Phone aria-hidden="true" className={styles.phone} />
              <span className={styles.number}>{number}</span>
            </a>
            <span className={styles.who}>{who}</span>
          </li>
        ))}
      </ul>
      <div id={`${id}-steps`} className={styles.steps}>
        <p>{words.otherTelephone(numbers[0]?.number ?? "112")}</p>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <Button onClick={onClose}>{words.close}</Button>
    </section>
  );
}

/** The number stays in sight, whatever comes and goes above it, for as long as the card has the focus. */
function useFocusOnShow(above: string) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is above moves the card
  useEffect(() => {
    if (card.current?.contains(document.activeElement))
      card.current.scrollIntoView({ block: "start" });
  }, [above]);
  return card;
}
