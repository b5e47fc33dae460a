import { VisuallyHidden } from "@acompana/kit/ui";
import { Phone } from "lucide-react";
import { text } from "../text.ts";
import styles from "./phone-link.module.css";

/** A person's telephone, to be read at a glance or called. */
export function PhoneLink({ name, phone }: { name: string; phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={styles.phone}>
      <Phone aria-hidden="true" className={styles.icon} />
      <span>
        <VisuallyHidden>{text.details.call(name)}</VisuallyHidden> {phone}
      </span>
    </a>
  );
}
