import { Button } from "@acompana/kit/ui";
import { type DangerKind, dangerOf } from "@acompana/language/danger";
import { HandHeart, Phone, TriangleAlert } from "lucide-react";
import { type Ref, useEffect, useId, useRef } from "react";
import { chatText } from "../text/chat.ts";
import styles from "./danger-card.module.css";

const words = chatText.danger;

interface DangerCardProps {
  kind: DangerKind;
  /** Whether one line with the first number is all that is shown. */
  isFolded: boolean;
  /** Changes when something above the card has appeared or disappeared. */
  above: string;
  onUnfold: () => void;
  onClose: () => void;
}

/**
 * Whom to call and what to do. It takes the focus, so that a screen reader reads it whole and Tab
 * goes to the number.
 */
export function DangerCard({ isFolded, ...props }: DangerCardProps) {
  return isFolded ? <FoldedCard {...props} /> : <WholeCard {...props} />;
}

type CardProps = Omit<DangerCardProps, "isFolded">;

function FoldedCard({ kind, onUnfold }: CardProps) {
  const { urgency, title, numbers } = dangerOf(kind);
  const number = numbers[0]?.number ?? "112";
  return (
    <section
      data-keep-clear=""
      aria-label={title}
      className={`${styles.folded} ${styles[urgency]}`}
    >
      <Call number={number} className={styles.call} />
      <Button onClick={onUnfold}>{words.unfold}</Button>
    </section>
  );
}

function Call({ number, className }: { number: string; className: string | undefined }) {
  return (
    <a
      href={`tel:${number.replaceAll(" ", "")}`}
      aria-label={words.call(number)}
      className={className}
    >
      <Phone aria-hidden="true" className={styles.phone} />
      <span className={styles.number}>{number}</span>
    </a>
  );
}

function WholeCard({ kind, above, onClose }: CardProps) {
  const { urgency, title, numbers, steps } = dangerOf(kind);
  const id = useId();
  const card = useFocusOnShow(above);
  const Sign = urgency === "urgent" ? TriangleAlert : HandHeart;
  return (
    <section
      ref={card as Ref<HTMLElement>}
      data-keep-clear=""
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
            <Call number={number} className={place === 0 ? styles.first : styles.call} />
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
      <div className={styles.close}>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </section>
  );
}

/**
 * The number stays in sight, whatever comes and goes above it and however the window changes, while
 * the card has the focus.
 */
function useFocusOnShow(above: string) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const show = () => {
      if (card.current?.contains(document.activeElement))
        card.current.scrollIntoView({ block: "start" });
    };
    card.current?.focus({ preventScroll: true });
    addEventListener("resize", show);
    return () => removeEventListener("resize", show);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is above moves the card
  useEffect(() => {
    if (card.current?.contains(document.activeElement))
      card.current.scrollIntoView({ block: "start" });
  }, [above]);
  return card;
}
