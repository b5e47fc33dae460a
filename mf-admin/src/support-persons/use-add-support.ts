import { type NewPasswordRules, useNewPasswordRules } from "@acompana/kit/account";
import { alertOf, type Problem, sessionEnded, useForm, wrongFields } from "@acompana/kit/form";
import { useRef, useState } from "react";
import { addSupportDraft } from "../drafts.ts";
import { type Account, EMPTY_ACCOUNT } from "../form/account-fields.tsx";
import { checkEmail, checkName } from "../form/check-fields.ts";
import { text } from "../text.ts";
import type { Named } from "../user.ts";
import { useAddSupportPerson, useInviteSupportPerson } from "./support-persons.resource.ts";

const words = text.supportPersons;

export interface MadeInvitation {
  /** Whom it invites. */
  name: string;
  url: string;
  expiresAt: string;
}

/** The form's two ways: a link with which relatives choose their password, or one set for them. */
type Way = "link" | "password";

/**
 * What was typed about a relative, and both ways of sending it.
 *
 * @param onAdded somebody has access now, with the sentence that says so
 */
export function useAddSupport(user: Named, onAdded: (sentence: string) => void) {
  const add = useAddSupportPerson(user.id);
  const invite = useInviteSupportPerson(user.id);
  const rules = useNewPasswordRules();
  const way = useRef<Way>("password");
  const [inviting, setInviting] = useState(false);
  const [made, setMade] = useState<MadeInvitation | null>(null);
  const form = useForm<Account>({
    empty: EMPTY_ACCOUNT,
    draft: addSupportDraft(user),
    check: (typed) => whatIsWrong(trimmed(typed), way.current, rules),
    async send(typed) {
      const { name, email, password } = trimmed(typed);
      if (way.current === "password") {
        const { hadAccount, name: known } = await add({ name, email, password });
        onAdded(hadAccount ? words.hadAccount(known) : words.added);
        return;
      }
      const invited = await invite({ name, email });
      if (invited.outcome === "linked") onAdded(words.hadAccount(invited.supportPerson.name));
      else setMade({ name, ...invited.invitation });
    },
    explain: (error) => explain(error, way.current),
  });

  async function sendLink() {
    if (form.busy) return;
    way.current = "link";
    setInviting(true);
    await form.submit();
    setInviting(false);
    way.current = "password";
  }

  return { form, inviting, made, sendLink };
}

const trimmed = ({ name, email, password }: Account): Account => ({
  name: name.trim(),
  email: email.trim(),
  password: password.trim(),
});

function whatIsWrong(
  { name, email, password }: Account,
  way: Way,
  rules: NewPasswordRules,
): Problem | null {
  const fields = wrongFields({
    name: checkName(name),
    email: checkEmail(email),
    password: way === "password" ? rules.check(password) : undefined,
  });
  const needed = way === "password" ? [name, email, password] : [name, email];
  const isEmpty = needed.includes("");
  return fields && { fields, alert: isEmpty ? { message: words.allFields } : undefined };
}

function explain(error: unknown, way: Way): Problem {
  const failed = way === "link" ? words.inviteFailed : words.failed;
  const problem = alertOf(error, failed);
  const message = problem.alert?.message ?? failed;
  return sessionEnded(error) ? { alert: { message, detail: words.kept } } : problem;
}
