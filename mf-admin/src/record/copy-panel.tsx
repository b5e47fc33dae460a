import { useScreen } from "@acompana/kit/area";
import { alertOf, Form, useForm } from "@acompana/kit/form";
import { Panel } from "@acompana/kit/panel";
import { Button, Choice, FormError, TextField } from "@acompana/kit/ui";
import { copyDraft } from "../drafts.ts";
import formStyles from "../form/form.module.css";
import { saveFile } from "../panel/save-file.ts";
import { text } from "../text.ts";
import type { Named } from "../user.ts";
import { type CopyRequest, useMakeCopy } from "./copy.resource.ts";

const words = text.copy;

const REQUESTERS = ["person", "representative"] as const;
const IDENTIFICATIONS = ["id-card", "known", "mandate"] as const;

/** Everything of a person's as one file, for who asks for it at the town hall. */
export function CopyPanel({ user }: { user: Named }) {
  const { notify } = useScreen();
  const makeCopy = useMakeCopy(user.id);
  const form = useForm({
    empty: { requestedBy: "person", representative: "", identifiedBy: "id-card" },
    draft: copyDraft(user),
    check: ({ requestedBy, representative }) =>
      requestedBy === "representative" && !representative.trim()
        ? { fields: { representative: words.nameMissing } }
        : null,
    async send({ requestedBy, representative, identifiedBy }) {
      const name = requestedBy === "representative" ? { representative } : {};
      const body = { requestedBy, identifiedBy, ...name } as CopyRequest;
      saveFile(await makeCopy(body), words.fileName);
      notify.toast({ title: words.made });
    },
    explain: (error) => alertOf(error, words.failed),
  });
  const { requestedBy, identifiedBy } = form.typed;
  return (
    <Panel title={words.title} line={words.line}>
      <Form form={form} className={formStyles.form}>
        <Choice
          legend={words.who}
          options={REQUESTERS.map((value) => ({ value, label: words.requesters[value] }))}
          value={requestedBy as CopyRequest["requestedBy"]}
          onValue={(chosen) => form.change({ requestedBy: chosen })}
          size="long"
        />
        {requestedBy === "representative" && (
          <TextField label={words.name} maxLength={120} {...form.text("representative")} />
        )}
        <Choice
          legend={words.how}
          options={IDENTIFICATIONS.map((value) => ({ value, label: words.ways[value] }))}
          value={identifiedBy as CopyRequest["identifiedBy"]}
          onValue={(chosen) => form.change({ identifiedBy: chosen })}
          size="long"
        />
        <FormError message={form.line} />
        <Button type="submit" wide aria-disabled={form.busy}>
          {form.busy ? words.busy : words.submit}
        </Button>
      </Form>
    </Panel>
  );
}
