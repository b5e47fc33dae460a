import type { LucideIcon } from "lucide-react";
import type { ChangeEvent, InputHTMLAttributes, ReactNode, Ref } from "react";
import button from "../ui/button/button.module.css";
import { ControlLabel } from "../ui/index.ts";
import styles from "./file-picker.module.css";
import { takingDrops } from "./taking-drops.ts";

interface FilePickerProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "type"> {
  ref?: Ref<HTMLInputElement>;
  icon: LucideIcon;
  /** Never none; one only, unless `multiple`. */
  onFiles: (files: File[]) => void;
  /** What the button says, and by which it is named. */
  children: ReactNode;
}

/** A button that is the label of a file input: presses and keys reach that, and it takes drops. */
export function FilePicker({
  icon: Icon,
  children,
  className = "",
  onFiles,
  ...input
}: FilePickerProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])];
    // Emptied, so that choosing the same file again, corrected, is a change.
    event.target.value = "";
    if (chosen.length > 0) onFiles(chosen);
  }
  const takeDropped = (files: File[]) => onFiles(input.multiple ? files : files.slice(0, 1));
  const look = [button.button, button.secondary, input.disabled && button.idle, styles.picker];
  return (
    <ControlLabel
      className={[...look, className].filter(Boolean).join(" ")}
      {...(!input.disabled && takingDrops(takeDropped))}
    >
      <input {...input} type="file" className={styles.input} onChange={change} />
      <Icon aria-hidden="true" className={button.icon} />
      <span>{children}</span>
    </ControlLabel>
  );
}
