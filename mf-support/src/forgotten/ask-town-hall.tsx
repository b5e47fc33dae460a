import { useScreen } from "@acompana/kit/area";
import { dialled } from "@acompana/kit/format";
import { Phone } from "lucide-react";
import { text } from "../text.ts";
import styles from "./forgotten.module.css";

/** That the town hall helps, with its number and hours where they were configured. */
export function AskTownHall({ title, line }: { title: string; line?: string }) {
  const { help } = useScreen();
  return (
    <section className={styles.ask}>
      <h2>{title}</h2>
      {line && <p>{line}</p>}
      {help?.phone && (
        <a href={dialled(help.phone)}>
          <Phone aria-hidden="true" />
          <span>
            {text.forgotten.call} <span className={styles.number}>{help.phone}</span>
          </span>
        </a>
      )}
      {help?.hours && <p>{text.forgotten.hours(help.hours)}</p>}
    </section>
  );
}
