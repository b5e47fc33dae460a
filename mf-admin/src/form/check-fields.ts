import { text } from "../text.ts";

const PASSWORD_MIN = 6;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const checkName = (name: string): string | undefined =>
  name.trim() ? undefined : text.fields.nameMissing;

export function checkEmail(email: string): string | undefined {
  if (!email.trim()) return text.fields.emailMissing;
  return EMAIL.test(email.trim()) ? undefined : text.fields.emailWrong;
}

export function checkNewPassword(password: string): string | undefined {
  if (!password) return text.fields.passwordMissing;
  return password.length < PASSWORD_MIN ? text.fields.passwordShort : undefined;
}

/** The fields that have something to say, or null when none has. */
export function onlyWrong<Field extends string>(
  checked: Record<Field, string | undefined>,
): Partial<Record<Field, string>> | null {
  const wrong = Object.entries(checked).filter(([, sentence]) => sentence !== undefined);
  return wrong.length ? (Object.fromEntries(wrong) as Partial<Record<Field, string>>) : null;
}
