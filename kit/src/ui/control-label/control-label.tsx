import type { ReactNode } from "react";
import styles from "./control-label.module.css";

interface ControlLabelProps {
  className: string;
  /** The control among them. */
  children: ReactNode;
}

/** A label around its control that bears the outline of the focus in the control's place. */
export function ControlLabel({ className, children }: ControlLabelProps) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
  return <label className={`${styles.label} ${className}`}>{children}</label>;
}
