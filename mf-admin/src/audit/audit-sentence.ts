import type { components } from "@acompana/kit/api";
import { AUDIT_DEEDS } from "@acompana/kit/audit";
import { text } from "../text.ts";

const { actors, someDeed, about } = text.audit;

/** An event of one person's trail, or of the municipality's, which says whom it is about. */
export type SaidEvent = components["schemas"]["AuditEvent"] &
  Partial<Pick<components["schemas"]["MunicipalEvent"], "subject">>;

/** Who did what, as a sentence: 'Ana Ruiz (ayuntamiento) vio la ficha. Sobre Carmen López.' */
export function auditSentence({ action, actor, subject }: SaidEvent): string {
  const { known, deleted } = actors[actor.role];
  const who = actor.name === null ? deleted : known(actor.name);
  const deed = Object.hasOwn(AUDIT_DEEDS, action) ? AUDIT_DEEDS[action] : someDeed;
  const whom = subject?.name && subject.name !== actor.name ? ` ${about(subject.name)}` : "";
  return `${who} ${deed}.${whom}`;
}
