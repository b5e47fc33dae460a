import { ApiError } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { fieldSentences, type Problem, useForm, wrongFields } from "@acompana/kit/form";
import { loginDraft } from "../drafts.ts";
import { text } from "../text.ts";
import { useLogin } from "./support-login.resource.ts";

const words = text.login;
const EMPTY = { email: "", password: "" };

/** What was typed, what is wrong with it, and the sending of it. */
export function useLoginForm() {
  const { municipality, enter } = useScreen();
  const login = useLogin();
  return useForm({
    empty: EMPTY,
    draft: loginDraft,
    // After an error message the password is typed again.
    focus: "[type=password]",
    check(typed) {
      const fields = missingFields(typed);
      if (fields) return { alert: { message: words.fieldsNeeded }, fields };
      return municipality ? null : { alert: { message: words.noMunicipality } };
    },
    async send({ email, password }) {
      if (!municipality) return;
      await login({ email: email.trim(), password, municipalityId: municipality.id });
      await enter({ role: "support" });
    },
    explain: loginProblem,
  });
}

const missingFields = ({ email, password }: typeof EMPTY) =>
  wrongFields({
    email: email.trim() ? undefined : words.emailNeeded,
    password: password ? undefined : words.passwordNeeded,
  });

function loginProblem(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { alert: { message: words.failed } };
  if (error.offline) return { alert: { message: words.failed, detail: words.offline } };
  return { alert: { message: error.sentence ?? words.failed }, fields: fieldSentences(error) };
}
