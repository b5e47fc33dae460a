import { TextField } from "@acompana/kit/ui";
import { text } from "../text.ts";

export const EMPTY_ACCOUNT = { name: "", email: "", password: "" };
export type Account = typeof EMPTY_ACCOUNT;

interface AccountFieldsProps {
  /** Whose account it is: a browser may fill in one's own, never a relative's. */
  whose: "own" | "other";
  typed: Account;
  onTyped: (account: Account) => void;
  errors: Partial<Record<keyof Account, string>>;
}

/** Name, e-mail and new password of an account that is being made. */
export function AccountFields({ whose, typed, onTyped, errors }: AccountFieldsProps) {
  const own = whose === "own";
  return (
    <>
      <TextField
        label={text.fields.name}
        autoComplete={own ? "name" : "off"}
        value={typed.name}
        onValue={(name) => onTyped({ ...typed, name })}
        error={errors.name}
        required
      />
      <TextField
        label={text.fields.email}
        type="email"
        autoComplete={own ? "username" : "off"}
        value={typed.email}
        onValue={(email) => onTyped({ ...typed, email })}
        error={errors.email}
        required
      />
      <TextField
        label={text.fields.password}
        hint={own ? text.fields.passwordHint : text.fields.passwordOfOtherHint}
        type="password"
        autoComplete="new-password"
        value={typed.password}
        onValue={(password) => onTyped({ ...typed, password })}
        error={errors.password}
        required
      />
    </>
  );
}
