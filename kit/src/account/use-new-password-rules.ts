import { createFirstAdministratorLimits } from "../api/index.ts";
import { useScreen } from "../area/index.ts";
import { accountText as words } from "./account-text.ts";

/** What a shell of an earlier release does not say. */
const SHORTEST_ANYWHERE = createFirstAdministratorLimits.password.minLength;

export interface NewPasswordRules {
  /** Said beside the field; a sentence without its full stop. */
  hint: string;
  /** What is wrong with a password that is chosen; the server may find more. */
  check: (password: string) => string | undefined;
}

/** What this portal asks of a password that is chosen: on the open network more than elsewhere. */
export function useNewPasswordRules(): NewPasswordRules {
  const { shortestPassword: shortest = SHORTEST_ANYWHERE } = useScreen();
  const isPublic = shortest > SHORTEST_ANYWHERE;
  return {
    hint: isPublic ? words.longHint(shortest) : words.shortHint(shortest),
    check(password) {
      if (!password) return words.missing;
      return [...password].length < shortest ? words.short(shortest) : undefined;
    },
  };
}
