import { z } from "@hono/zod-openapi";
import { keptEmail, shownEmail } from "../db/email-column.ts";
import { readPhone, showPhone } from "./phone.ts";
import { StartRefused } from "./start-refused.ts";

const MARKUP = /[<>]/;
/** Control characters, and those that turn the direction of writing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are refused
const HIDDEN = /[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/;

const text = (most = 2_000) =>
  z
    .string({ error: "falta, o no es un texto." })
    .trim()
    .min(1, "está vacío.")
    .max(most, `pasa de ${most} letras.`)
    .refine((words) => !MARKUP.test(words), "no puede llevar < ni >: se muestra como texto.")
    .refine((words) => !HIDDEN.test(words), "lleva signos que no se ven. Escríbelo de nuevo.");
const paragraphs = z
  .array(text(), { error: "debe ser una lista de párrafos." })
  .min(1, "está vacía.")
  .max(30, "tiene más de 30 párrafos.");
const WRONG_EMAIL = "debe ser un correo, como dpd@ayuntamiento.es.";
const email = z
  .string({ error: WRONG_EMAIL })
  .overwrite(shownEmail)
  .max(254)
  .refine((address) => z.email().safeParse(keptEmail(address)).success, WRONG_EMAIL);
/** As people write it. */
const phone = text(120).check((payload) => {
  if (payload.issues.length > 0) return;
  const { kept, problem } = readPhone(payload.value);
  if (problem === undefined) payload.value = showPhone(kept);
  else {
    const message = `debe ser un teléfono. ${problem}`;
    payload.issues.push({ code: "custom", message, input: payload.value });
  }
});
const address = z
  .url({ protocol: /^https$/, error: "debe ser una dirección que empiece por https://." })
  .max(500);
const day = z.iso.date("debe ser una fecha, como 2026-11-22.");

const privacySchema = z.strictObject({
  controller: z.strictObject({
    name: text(200),
    taxId: text(20).optional(),
    address: text(300),
    phone,
    email,
  }),
  delegate: z.strictObject({ name: text(200).optional(), address: text(300).optional(), email }),
  /** Why the town hall may hold these data, in its own words. */
  legalBasis: paragraphs,
  /** Who else gets them: hosts, providers, and whether anything leaves the EU. */
  recipients: paragraphs,
  updatedOn: day,
});

const accessibilitySchema = z
  .strictObject({
    /** Who makes the statement, and for which address. */
    body: text(200),
    site: address,
    status: z.enum(["full", "partial", "none"], { error: "debe ser full, partial o none." }),
    nonCompliance: paragraphs.optional(),
    burden: paragraphs.optional(),
    outOfScope: paragraphs.optional(),
    preparedOn: day,
    reviewedOn: day,
    method: text(),
    contact: z.strictObject({ email, phone, address: text(300).optional() }),
    enforcement: z.strictObject({ body: text(200), site: address.optional() }),
  })
  .refine((one) => one.status === "full" || Boolean(one.nonCompliance ?? one.burden), {
    path: ["nonCompliance"],
    error: "falta: con status partial o none hay que decir qué no es accesible.",
  });

const ownTextsSchema = z.strictObject({
  privacy: privacySchema.optional(),
  accessibility: accessibilitySchema.optional(),
});

const legalTextsSchema = z.strictObject({
  privacy: privacySchema,
  accessibility: accessibilitySchema,
  /** What another municipality of the same portal says in their place, by its name. */
  municipalities: z.record(z.string(), ownTextsSchema).default({}),
});

type LegalFile = z.infer<typeof legalTextsSchema>;

/** What the operator says on '/privacidad' and '/accesibilidad'. */
export type LegalTexts = Pick<LegalFile, "privacy" | "accessibility">;
export type LegalTextsOf = (municipality: string) => LegalTexts;

/**
 * Reads the operator's file.
 *
 * @param known names of the portal's municipalities
 * @throws StartRefused with one Spanish sentence that names the variable and the place
 */
export function parseLegalTexts(content: string, known: readonly string[]): LegalTextsOf {
  const { municipalities, ...texts } = parse(content);
  const strange = Object.keys(municipalities).find((name) => !known.includes(name));
  if (strange !== undefined) {
    throw new StartRefused(
      `LEGAL_TEXTS: nombra «${strange}», que no es un municipio de este portal.`,
    );
  }
  return (municipality) => {
    const { privacy, accessibility } = municipalities[municipality] ?? {};
    return {
      privacy: privacy ?? texts.privacy,
      accessibility: accessibility ?? texts.accessibility,
    };
  };
}

function parse(content: string): LegalFile {
  const { success, data, error } = legalTextsSchema.safeParse(readJson(content));
  if (success) return data;
  const [issue] = error.issues;
  throw new StartRefused(`LEGAL_TEXTS: ${sentenceOf(issue)}`);
}

function readJson(content: string): unknown {
  try {
    return JSON.parse(content.normalize("NFC"));
  } catch {
    throw new StartRefused(
      "LEGAL_TEXTS: no es un archivo JSON correcto. Compáralo con docs/deploy/legal-texts.json.",
    );
  }
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  const place = issue?.path.join(".") ?? "";
  if (issue?.code === "unrecognized_keys") {
    return `sobra «${[place, issue.keys[0]].filter(Boolean).join(".")}».`;
  }
  if (issue?.code === "invalid_type" && issue.expected === "object") {
    return place ? `falta «${place}».` : "debe ser un objeto, entre llaves.";
  }
  return `«${place}» ${issue?.message ?? "no vale."}`;
}
