import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./button.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** `primary` for the one thing a screen is for, `danger` for what cannot be undone. */
  look?: "primary" | "secondary" | "quiet" | "danger";
  icon?: LucideIcon;
  wide?: boolean;
}

/** A button of at least 60 × 60 px. Give `aria-label` when it bears only an icon. */
export function Button({
  look = "secondary",
  icon: Icon,
  wide = false,
  type = "button",
  className = "",
  children,
  ...rest
}: ButtonProps) {
  const classes = [styles.button, styles[look], wide && styles.wide, className].filter(Boolean);
  return (
    <button
      type={type}
      className={classes.join(" ")}
      {...(look === "danger" && { "data-deletes": "" })}
      {...rest}
    >
      {Icon && <Icon aria-hidden="true" className={styles.icon} />}
      {children && <span>{children}</span>}
    </button>
  );
}
