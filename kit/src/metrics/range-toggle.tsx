import { Check } from "lucide-react";
import { Button, VisuallyHidden } from "../ui/index.ts";
import styles from "./activity-view.module.css";
import type { MetricsText } from "./metrics-text.ts";
import type { MetricsRange } from "./window.ts";

interface RangeToggleProps {
  range: MetricsRange;
  onRange: (range: MetricsRange) => void;
  text: MetricsText;
}

/** Seven days or thirty; the chosen one bears a tick. */
export function RangeToggle({ range, onRange, text }: RangeToggleProps) {
  return (
    <fieldset className={styles.ranges}>
      <VisuallyHidden as="legend">{text.period}</VisuallyHidden>
      {([7, 30] as const).map((choice) => (
        <Button
          key={choice}
          {...(choice === range ? { look: "primary", icon: Check } : { look: "secondary" })}
          aria-pressed={choice === range}
          onClick={() => onRange(choice)}
        >
          {text.range(choice)}
        </Button>
      ))}
    </fieldset>
  );
}
