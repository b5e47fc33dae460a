import { alertOf, type DraftPlace, type FormHandle, useForm } from "@acompana/kit/form";

interface OneFieldOptions {
  /** What the server calls the field. */
  name: string;
  draft: DraftPlace;
  /** What is wrong with what was typed. */
  check?: (typed: string) => string | undefined;
  send: (typed: string) => Promise<void>;
  /** Said when the server has no words for why it did not come about. */
  failed: string;
}

export interface OneField {
  name: string;
  form: FormHandle<Record<string, string>>;
}

/** A form of one field, which is emptied once it was sent. */
export function useOneField({ name, draft, check, send, failed }: OneFieldOptions): OneField {
  const form = useForm<Record<string, string>>({
    empty: { [name]: "" },
    draft,
    check({ [name]: typed = "" }) {
      const wrong = check?.(typed);
      return wrong === undefined ? null : { fields: { [name]: wrong } };
    },
    async send({ [name]: typed = "" }) {
      await send(typed);
      form.forget();
    },
    explain: (error) => alertOf(error, failed),
  });
  return { name, form };
}
