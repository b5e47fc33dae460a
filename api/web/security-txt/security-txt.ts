import { dialled } from "@acompana/kit/format";
import { keptEmail } from "../../db/email-column.ts";

const DAY_MS = 86_400_000;
/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 180;

/** Where `security.txt` stands. */
export const SECURITY_TXT = "/.well-known/security.txt";

type Contacts = {
  /** In the order in which they are to be tried, as people write them. */
  emails: string[];
  /** In the same order, after the addresses. */
  phones: string[];
};

/**
 * The text of RFC 9116, in which whoever has found a hole reads whom to tell; null without anybody.
 *
 * @param origin of the portal; null: wherever it was asked for
 */
export function securityTxt(
  { emails, phones }: Contacts,
  { now, origin }: { now: Date; origin: string | null },
): string | null {
  const contacts = new Set([...emails.map(mailUri), ...phones.map(phoneUri)]);
  if (contacts.size === 0) return null;
  // The same text all day, so that it can be kept.
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString();
  // The RFC takes no other address than one by https.
  const canonical = origin?.startsWith("https:") ? [`Canonical: ${origin}${SECURITY_TXT}`] : [];
  const lines = [
    ...[...contacts].map((uri) => `Contact: ${uri}`),
    `Expires: ${expires.replace(".000Z", "Z")}`,
    "Preferred-Languages: es",
    ...canonical,
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function mailUri(address: string): string {
  const kept = keptEmail(address);
  const at = kept.lastIndexOf("@");
  return `mailto:${encodeURIComponent(kept.slice(0, at))}@${kept.slice(at + 1)}`;
}

/** A short number, as 010, says in which country it is dialled (RFC 3966). */
function phoneUri(phone: string): string {
  const uri = dialled(phone);
  return uri.startsWith("tel:+") ? uri : `${uri};phone-context=+34`;
}
