import type { ComponentProps, ReactNode } from "react";
import { Button } from "../ui/index.ts";
import styles from "./call-dialog.module.css";

/** A line of what is called out. */
export const CallLine = ({ children }: { children: ReactNode }) => (
  <p className={styles.line}>{children}</p>
);

/** What one can answer, the first answer first. */
export const CallAnswers = ({ children }: { children: ReactNode }) => (
  <div className={styles.answers}>{children}</div>
);

interface CallAnswerProps extends Omit<ComponentProps<typeof Button>, "look" | "className"> {
  isFirst?: boolean;
}

/** A large button. */
export const CallAnswer = ({ isFirst = false, ...button }: CallAnswerProps) => (
  <Button
    {...(isFirst && { look: "primary" })}
    className={isFirst ? `${styles.answer} ${styles.first}` : (styles.answer ?? "")}
    {...button}
  />
);
