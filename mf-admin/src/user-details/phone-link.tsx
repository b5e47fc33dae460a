import { dialled, isOnePhone } from "@acompana/kit/format";
import { VisuallyHidden } from "@acompana/kit/ui";
import { Phone } from "lucide-react";
import { text } from "../text.ts";
import styles from "./phone-link.module.css";

/** A person's telephone, to be read at a glance or called; what can be no number is only read. */
export function PhoneLink({ name, phone }: { name: string; phone: string }) {
  if (!isOnePhone(phone)) return <p className={styles.phone}>{phone}</p>;
  return (
    <a href={dialled(phone)} className={styles.phone}>
      <Phone aria-hidden="true" className={styles.icon} />
      <span>
        <VisuallyHidden>{text.details.call(name)}</VisuallyHidden> {phone}
      </span>
    </a>
  );
}
