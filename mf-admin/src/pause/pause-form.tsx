import { useScreen } from "@acompana/kit/area";
import { today } from "@acompana/kit/clock";
import { alertOf, Form, useForm } from "@acompana/kit/form";
import { isoDay } from "@acompana/kit/format";
import { BusyLabel, Button, Choice, FormError, TextField } from "@acompana/kit/ui";
import { pauseDraft } from "../drafts.ts";
import formStyles from "../form/form.module.css";
import { text } from "../text.ts";
import type { User } from "../user.ts";
import { type PauseReason, usePauseWrites } from "./pause.resource.ts";

const words = text.pause;
const REASONS = ["hospital", "holiday", "death"] as const;

interface PauseFormProps {
  user: User;
  /** What is chosen at first. */
  first?: PauseReason;
  /** Which sentence says what was saved. */
  onSaved: (sentence: string) => void;
}

/** Why a person is away, from when, and until when if that is known. */
export function PauseForm({ user, first = "hospital", onSaved }: PauseFormProps) {
  const { timeZone } = useScreen();
  const { set } = usePauseWrites(user.id);
  const form = useForm<{ reason: string; from: string; until: string }>({
    empty: { reason: first, from: isoDay(today(), timeZone), until: "" },
    draft: pauseDraft(user),
    check: ({ reason, from, until }) => {
      if (reason === "death" && from > isoDay(today(), timeZone))
        return { fields: { from: words.death.future } };
      if (!from) return { fields: { from: words.fromMissing } };
      return reason !== "death" && until && until < from
        ? { fields: { until: words.wrongOrder } }
        : null;
    },
    async send({ reason, from, until }) {
      const isForGood = reason === "death";
      await set({ reason: reason as PauseReason, from, until: (!isForGood && until) || null });
      onSaved((isForGood ? words.death : words).saved(user.name));
    },
    explain: (error) => alertOf(error, words.failed),
  });
  const { reason } = form.typed;
  const isDeath = reason === "death";
  return (
    <Form form={form} className={formStyles.form}>
      <Choice
        legend={words.why}
        options={REASONS.map((value) => ({ value, label: words.reasons[value] }))}
        value={reason as PauseReason}
        onValue={(chosen) => form.change({ reason: chosen })}
        size="long"
      />
      {isDeath && <p>{words.death.line}</p>}
      <TextField
        label={isDeath ? words.death.day : words.firstDay}
        type="date"
        required
        {...form.text("from")}
      />
      {!isDeath && (
        <TextField
          label={words.lastDay}
          hint={words.lastDayHint}
          type="date"
          {...form.text("until")}
        />
      )}
      <FormError message={form.line} />
      <Button type="submit" look="primary" wide aria-disabled={form.busy}>
        <BusyLabel busy={form.busy} doing={words.saving}>
          {isDeath ? words.death.save : words.save}
        </BusyLabel>
      </Button>
    </Form>
  );
}
