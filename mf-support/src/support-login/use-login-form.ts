import { ApiError } from "@acompana/kit/api";
import { useScreen } from "@acompana/kit/area";
import { type FormEvent, useState } from "react";
import { text } from "../text.ts";
import { useLogin } from "./support-login.resource.ts";

const words = text.login;

type Field = "email" | "password";
export type FieldErrors = Partial<Record<Field, string>>;

interface Refusal {
  message: string;
  detail?: string;
  fields?: FieldErrors;
}

/** What was typed, what is wrong with it, and the sending of it. */
export function useLoginForm() {
  const { municipality, enter, notify } = useScreen();
  const login = useLogin();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  /** Counts the sentences told; each one is followed by a return to the form. */
  const [refusals, setRefusals] = useState(0);

  async function send(): Promise<Refusal | null> {
    const missing = missingFields(email, password);
    if (missing) return { message: words.fieldsNeeded, fields: missing };
    if (!municipality) return { message: words.noMunicipality };
    setBusy(true);
    try {
      await login({ email: email.trim(), password, municipalityId: municipality.id });
      await enter({ role: "support" });
      return null;
    } catch (error) {
      return loginRefusal(error);
    } finally {
      setBusy(false);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setErrors({});
    const refusal = await send();
    if (!refusal) return;
    setErrors(refusal.fields ?? {});
    await notify.alert(refusal.message, refusal.detail);
    setRefusals((count) => count + 1);
  }

  return { email, setEmail, password, setPassword, errors, busy, refusals, submit };
}

function missingFields(email: string, password: string): FieldErrors | null {
  const missing: FieldErrors = {
    ...(!email.trim() && { email: words.emailNeeded }),
    ...(!password && { password: words.passwordNeeded }),
  };
  return Object.keys(missing).length > 0 ? missing : null;
}

function loginRefusal(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { message: words.failed };
  if (error.offline) return { message: words.failed, detail: words.offline };
  const { email, password } = error.refusal.fields ?? {};
  const fields: FieldErrors = { ...(email && { email }), ...(password && { password }) };
  return { message: error.sentence ?? words.failed, fields };
}
