import { fullDate } from "@acompana/kit/format";
import { Panel } from "@acompana/kit/panel";
import { Button } from "@acompana/kit/ui";
import { Pencil } from "lucide-react";
import { text } from "../text.ts";
import type { UserRecord } from "../user.ts";
import styles from "./record.module.css";

const words = text.record;

/** What is written down, and the way to correct it. */
export function DataPanel({ record, onDetails }: { record: UserRecord; onDetails: () => void }) {
  const { email, phone, address = null, birthDate, emergencyName, emergencyPhone } = record;
  const rows: [string, string | null][] = [
    [words.name, record.name],
    [words.surnames, record.surnames],
    [words.preferredName, record.preferredName ?? null],
    [words.birthDate, birthDate && fullDate(`${birthDate}T12:00:00Z`, "UTC")],
    [words.phone, phone],
    [words.address, address],
    [words.email, email],
    [words.emergency, [emergencyName, emergencyPhone].filter(Boolean).join(", ") || null],
  ];
  return (
    <Panel title={words.data}>
      <dl className={styles.data}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.datum}>
            <dt>{label}</dt>
            <dd>{value ?? words.notNoted}</dd>
          </div>
        ))}
      </dl>
      <Button icon={Pencil} wide onClick={onDetails}>
        {words.correct}
      </Button>
    </Panel>
  );
}
