import { requestCopyLimits } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { alertOf, Form, useForm } from "@acompana/kit/form";
import { BusyLabel, Button, Choice, FormError, TextField } from "@acompana/kit/ui";
import { copyDraft } from "../drafts.ts";
import formStyles from "../form/form.module.css";
import { saveFile } from "../panel/save-file.ts";
import { text } from "../text.ts";
import type { User } from "../user.ts";
import { type CopyRequest, useMakeCopy } from "./copy.resource.ts";

const words = text.copy;
const LONGEST_NAME = requestCopyLimits.representative.maxLength;

const REQUESTERS = ["person", "representative"] as const;
const IDENTIFICATIONS = ["id-card", "known", "mandate"] as const;
const OF_HEIRS = ["heirship", "known"] as const;

interface CopyFormProps {
  user: Pick<User, "id" | "name" | "isDeceased">;
  onMade?: () => void;
}

/** Who asks for the copy and how they showed who they are; after a death heirs alone get one. */
export function CopyForm({ user, onMade }: CopyFormProps) {
  const { notify } = useScreen();
  const makeCopy = useMakeCopy(user.id);
  const { isDeceased } = user;
  const form = useForm({
    empty: isDeceased
      ? { requestedBy: "heir", representative: "", identifiedBy: "heirship" }
      : { requestedBy: "person", representative: "", identifiedBy: "id-card" },
    draft: copyDraft(user),
    check: ({ requestedBy, representative }) =>
      requestedBy !== "person" && !representative.trim()
        ? { fields: { representative: words.nameMissing } }
        : null,
    async send({ requestedBy, representative, identifiedBy }) {
      const name = requestedBy === "person" ? {} : { representative };
      const body = { requestedBy, identifiedBy, ...name } as CopyRequest;
      saveFile(await makeCopy(body), words.fileName);
      notify.toast({ title: words.made });
      onMade?.();
    },
    explain: (error) => alertOf(error, words.failed),
  });
  const { requestedBy, identifiedBy } = form.typed;
  const ways = isDeceased ? OF_HEIRS : IDENTIFICATIONS;
  return (
    <Form form={form} className={formStyles.form}>
      {isDeceased ? (
        <p>{words.heirsLine}</p>
      ) : (
        <Choice
          legend={words.who}
          options={REQUESTERS.map((value) => ({ value, label: words.requesters[value] }))}
          value={requestedBy as (typeof REQUESTERS)[number]}
          onValue={(chosen) => form.change({ requestedBy: chosen })}
          size="long"
        />
      )}
      {requestedBy !== "person" && (
        <TextField label={words.name} {...form.text("representative", LONGEST_NAME)} />
      )}
      <Choice
        legend={words.how}
        options={ways.map((value) => ({ value, label: words.ways[value] }))}
        value={identifiedBy as CopyRequest["identifiedBy"]}
        onValue={(chosen) => form.change({ identifiedBy: chosen })}
        size="long"
      />
      <FormError message={form.line} />
      <Button type="submit" wide aria-disabled={form.busy}>
        <BusyLabel busy={form.busy} doing={words.busy}>
          {words.submit}
        </BusyLabel>
      </Button>
    </Form>
  );
}
