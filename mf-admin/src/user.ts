import type { components } from "@acompana/kit/api";
import { dialled, matchesSearch, searchWords } from "@acompana/kit/format";

/** An older person's record, as an administrator sees it. */
export type User = components["schemas"]["ListedUser"];

/** All that is written down of one person. */
export type UserRecord = components["schemas"]["UserRecord"];

/** What the dialog that corrects the data must know. */
export type RecordedDetails = Pick<UserRecord, "id" | keyof components["schemas"]["ChangeUser"]>;

/** The whole name, as lists show and search it. */
export const fullName = ({ name, surnames }: Pick<User, "name" | "surnames">): string =>
  surnames ? `${name} ${surnames}` : name;

/**
 * Whether each typed word stands in the name, the surnames, the street, the e-mail or the
 * telephone, whose signs do not count: as the server searches longer lists.
 */
export function matchesUser(user: User, typed: string): boolean {
  return searchWords(typed).every((word) => {
    const digits = word.replace(/[^+\d]/g, "").replace(/^(?:00)?34(?=\d{9}$)/, "+34");
    const phone = dialled(user.phone ?? "").slice("tel:".length);
    // The country counts where it is asked for: '34' is rather the number of a house.
    const searched = digits.startsWith("+") ? phone : phone.replace(/^\+34/, "");
    const isNumber = digits !== "" && /^[+\d().-]+$/.test(word);
    return (
      matchesSearch(fullName(user), word) ||
      matchesSearch(user.address ?? "", word) ||
      matchesSearch(user.email ?? "", word) ||
      (isNumber && searched.includes(digits))
    );
  });
}

/** Whether somebody is one of those who enter: active, and no death of theirs is noted. */
export const mayEnter = ({ isActive, isDeceased }: Pick<User, "isActive" | "isDeceased">) =>
  isActive && !isDeceased;

/** What a dialog about one person needs to know of them. */
export type Named = Pick<User, "id" | "name">;
