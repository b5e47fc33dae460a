import type { LegalTextsOf } from "../../platform/legal-texts.ts";
import type { MailConfig } from "../../platform/mail/mail-config.ts";

type Known = {
  legalTextsOf: LegalTextsOf | null;
  mail: Pick<MailConfig, "from"> | null;
  helpPhones: Record<string, string>;
};

/**
 * Whom to tell of a hole, out of what the operator has configured: who answers for the data in
 * `LEGAL_TEXTS`; without it whoever signs the letters, and the town hall's telephones of help.
 */
export function securityContacts({ legalTextsOf, mail, helpPhones }: Known) {
  // The texts that hold for the whole portal, and not for one municipality.
  const controller = legalTextsOf?.("").privacy.controller;
  if (controller) return { emails: [controller.email], phones: [controller.phone] };
  return { emails: mail ? [mail.from.address] : [], phones: Object.values(helpPhones) };
}
