import { dialled } from "@acompana/kit/format";
import { Button } from "@acompana/kit/ui";
import { type DangerKind, dangerOf } from "@acompana/language/danger";
import { HandHeart, Phone, TriangleAlert } from "lucide-react";
import { type Ref, type RefCallback, useEffect, useId, useRef } from "react";
import { chatText } from "../text/chat.ts";
import styles from "./danger-card.module.css";

const words = chatText.danger;

interface DangerCardProps {
  kind: DangerKind;
  /** Whether one line with the first number is all that is shown. */
  isFolded: boolean;
  /** Changes when something above the card has appeared or disappeared. */
  above: string;
  /** For its first number. */
  watchNumber: RefCallback<HTMLElement>;
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

function FoldedCard({ kind, watchNumber, onUnfold }: CardProps) {
  const { urgency, title, numbers } = dangerOf(kind);
  const number = numbers[0]?.number ?? "112";
  return (
    <section
      data-keep-clear=""
      data-aloud-first=""
      aria-label={title}
      className={`${styles.folded} ${styles[urgency] ?? ""}`}
    >
      <Call number={number} className={styles.call} watch={watchNumber} />
      <Button onClick={onUnfold}>{words.unfold}</Button>
    </section>
  );
}

interface DangerLineProps {
  kind: DangerKind;
  /** While the card is in sight the line is not; where the page is scrolled it keeps its place. */
  isSeen: boolean;
  onShow: () => void;
}

/** What of the card stays above the field while it lies out of sight: whom to call, and the way. */
export function DangerLine({ kind, isSeen, onShow }: DangerLineProps) {
  const { urgency, title, numbers } = dangerOf(kind);
  const calls = numbers.filter(({ number }, place) => place === 0 || number === "112");
  return (
    // biome-ignore lint/a11y/useSemanticElements: the card is the region of this name
    <div
      role="group"
      data-keep-clear={isSeen ? "" : undefined}
      aria-label={title}
      className={`${styles.folded} ${styles.line} ${styles[urgency] ?? ""} ${isSeen ? "" : styles.kept}`}
      style={isSeen ? undefined : { visibility: "hidden" }}
    >
      {calls.map(({ number }) => (
        <Call key={number} number={number} className={styles.call} />
      ))}
      <Button onClick={onShow}>{words.unfold}</Button>
    </div>
  );
}

interface CallProps {
  number: string;
  className: string | undefined;
  watch?: RefCallback<HTMLElement> | undefined;
}

function Call({ number, className, watch }: CallProps) {
  return (
    <a ref={watch} href={dialled(number)} aria-label={words.call(number)} className={className}>
      <Phone aria-hidden="true" className={styles.phone} />
      <span className={styles.number}>{number}</span>
    </a>
  );
}

function WholeCard({ kind, above, watchNumber, onClose }: CardProps) {
  const { urgency, title, numbers, steps } = dangerOf(kind);
  const id = useId();
  const card = useFocusOnShow(above);
  const Sign = urgency === "urgent" ? TriangleAlert : HandHeart;
  return (
    <section
      ref={card as Ref<HTMLElement>}
      data-keep-clear=""
      data-aloud-first=""
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-steps`}
      className={`${styles.card} ${styles[urgency] ?? ""}`}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        <Sign aria-hidden="true" className={styles.sign} />
        {title}
      </h2>
      <ul className={styles.numbers}>
        {numbers.map(({ number, who }, place) => (
          <li key={number}>
            <Call
              number={number}
              className={place === 0 ? styles.first : styles.call}
              watch={place === 0 ? watchNumber : undefined}
            />
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
