import { Button, VisuallyHidden } from "@acompana/kit/ui";
import type { LucideIcon } from "lucide-react";
import styles from "./toggles.module.css";

interface TogglesProps<Value extends string> {
  title: string;
  options: { value: Value; label: string; icon: LucideIcon }[];
  chosen: Value;
  onChosen: (value: Value) => void;
}

/** Buttons of which one is pressed. */
export function Toggles<Value extends string>(props: TogglesProps<Value>) {
  const { title, options, chosen, onChosen } = props;
  return (
    <fieldset className={styles.toggles}>
      <VisuallyHidden as="legend">{title}</VisuallyHidden>
      {options.map(({ value, label, icon }) => (
        <Button
          key={value}
          icon={icon}
          aria-pressed={value === chosen}
          onClick={() => onChosen(value)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
