import { useScreen } from "@acompana/kit/area";
import { dayAndTime } from "@acompana/kit/format";
import { usePageMark } from "@acompana/kit/print";
import { Button, Loading } from "@acompana/kit/ui";
import { Printer } from "lucide-react";
import { text } from "../text.ts";
import { useAdministrator } from "../use-administrator.ts";
import { type Erasure, useErasure } from "./erasure.resource.ts";
import styles from "./erasure-receipt.module.css";

const words = text.erasure;

interface ErasureReceiptProps {
  userId: string;
  onClose: () => void;
}

/** What was erased of somebody, to be printed; their name is not on it. */
export function ErasureReceipt({ userId, onClose }: ErasureReceiptProps) {
  const { Dialog } = useScreen();
  const erasure = useErasure(userId);
  return (
    <Dialog title={words.title} description={words.line} onClose={onClose}>
      {erasure === undefined && <Loading label={words.loading} />}
      {erasure === null && <p>{words.failed}</p>}
      {erasure && <Receipt of={erasure} />}
      {erasure && (
        <Button look="primary" icon={Printer} className={styles.print} onClick={() => print()}>
          {words.print}
        </Button>
      )}
    </Dialog>
  );
}

function Receipt({
  of: { number, erasedAt, erasedBy, counts, files, pendingFiles },
}: {
  of: Erasure;
}) {
  const { timeZone } = useScreen();
  usePageMark("receipt");
  const administrator = useAdministrator();
  const lines: [string, string][] = [
    [words.number, String(number)],
    [words.place, administrator?.municipality.name ?? ""],
    [words.when, dayAndTime(erasedAt, timeZone)],
    [words.who, erasedBy ?? words.nobody],
    ...Object.entries(words.counts).map(([kind, label]): [string, string] => [
      label,
      String(counts[kind as keyof typeof counts]),
    ]),
    [words.files, pendingFiles > 0 ? words.pending(files, pendingFiles) : String(files)],
  ];
  return (
    <dl className={styles.receipt}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
