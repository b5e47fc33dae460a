import { useNewPasswordRules } from "@acompana/kit/account";
import type { FormHandle } from "@acompana/kit/form";
import { TextField } from "@acompana/kit/ui";
import type { ReactNode } from "react";
import { text } from "../text.ts";

export const EMPTY_ACCOUNT = { name: "", email: "", password: "" };
export type Account = typeof EMPTY_ACCOUNT;

interface AccountFieldsProps {
  /** Whose account it is: a browser may fill in one's own, never a relative's. */
  whose: "own" | "other";
  form: FormHandle<Account>;
  /** Stands before the password. */
  children?: ReactNode;
}

/** Name, e-mail and new password of an account that is being made. */
export function AccountFields({ whose, form, children }: AccountFieldsProps) {
  const own = whose === "own";
  const { hint } = useNewPasswordRules();
  return (
    <>
      <TextField
        label={text.fields.name}
        autoComplete={own ? "name" : "off"}
        required
        {...form.text("name")}
      />
      <TextField
        label={text.fields.email}
        type="email"
        autoComplete={own ? "username" : "off"}
        required
        {...form.text("email")}
      />
      {children}
      <TextField
        label={text.fields.password}
        hint={own ? hint : text.fields.passwordOfOther(hint)}
        type="password"
        autoComplete="new-password"
        required
        {...form.text("password")}
      />
    </>
  );
}
