import { IF_CLOSED } from "@acompana/language/danger-cares";
import type { CareKind } from "@acompana/language/danger-kinds";
import { toPlainWords } from "@acompana/language/spelling";
import type { Ctx } from "../../platform/context.ts";
import type { PersonPrincipal } from "../../platform/principal.ts";
import { type FactsOf, factsOfUser } from "./facts.ts";
import { medicineReply } from "./medicine-reply.ts";

type Person = Pick<PersonPrincipal, "id" | "municipality">;
type Said = { care: CareKind; text: string };

/**
 * Fixed words for what is no danger and still not left to a model. They hold when the reminders
 * cannot be read, too: then nothing is said of them.
 */
export async function answerWithCare(
  ctx: Ctx,
  { id, municipality }: Person,
  { care, text }: Said,
  factsOf: FactsOf = factsOfUser,
): Promise<string> {
  const healthCentre = ctx.config.healthCentrePhones[municipality.name] ?? null;
  const pharmacy = ctx.config.pharmacyPhones[municipality.name] ?? null;
  if (care === "orientation") return ORIENTATION;
  if (care === "ailment") return ailmentReply(healthCentre);
  const phones = { healthCentre, pharmacy };
  const words = toPlainWords(text);
  return await medicineReply(ctx, { words, phones, facts: factsOf(ctx, id) });
}

/** It asks back: only she knows whether she stands in the kitchen or beside a river. */
const ORIENTATION =
  "Estoy aquí contigo, vamos poco a poco. Si no sabes salir de esta pantalla, pulsa 'Volver', arriba: " +
  "te lleva al 'Inicio'. ¿Qué te pasa? Cuéntame si te encuentras mal, si no sabes usar algo o si buscas " +
  "alguna cosa. Si te has perdido en la calle o en el campo, necesitas ayuda ya o te encuentras peor, " +
  "llama al 112.";

const ailmentReply = (healthCentre: string | null) =>
  "Siento que no te encuentres bien. Yo no soy médico y no puedo decirte qué es. " +
  `Cuéntaselo a tu centro de salud${healthCentre ? `: llama al ${healthCentre}` : ", que te dirá qué hacer"}. ` +
  "Llama al 112 si te cuesta respirar, te duele el pecho, te desmayas, sangras mucho, se te tuerce la " +
  "boca, no puedes mover un brazo o hablas raro, o si el dolor vino de golpe o es el peor de tu vida. " +
  IF_CLOSED;
