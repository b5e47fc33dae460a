import type { HTMLAttributes, ReactNode } from "react";
import styles from "./control-label.module.css";

interface ControlLabelProps
  extends Pick<HTMLAttributes<HTMLLabelElement>, "onDragOver" | "onDrop"> {
  className: string;
  /** The control among them. */
  children: ReactNode;
}

/** A label around its control that bears the outline of the focus in the control's place. */
export function ControlLabel({ className, children, ...drops }: ControlLabelProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className={`${styles.label} ${className}`} {...drops}>
      {children}
    </label>
  );
}
