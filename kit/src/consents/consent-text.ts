import type { components } from "../api/index.ts";
import { longDay } from "../format/index.ts";

export type Consents = components["schemas"]["Consents"];
export type ConsentName = "family" | "municipal";
type Step = Consents["history"][number];

/** Sentences that name people: 'Lucía', 'Lucía y Pedro', 'Lucía, Pedro y Ana'. */
export const namesOf = (names: readonly string[]): string =>
  new Intl.ListFormat("es-ES").format(names);

/** '22 de noviembre de 2026'-like words for the day of a moment. */
export const dayOf = (moment: string, timeZone: string): string => longDay(moment, timeZone);

/** The words for consents that the person and the town hall see alike. */
export const consentText = {
  names: {
    family: "Compartir con la familia",
    municipal: "Compartir con el personal municipal",
  },
  title: "Historia de los permisos",
  none: "Todavía no se ha anotado ningún cambio.",
  /** What happened, before whom; `by` is null when the person did it. */
  step({ step, administrator: by, inForceFrom, isUnproven }: Step, timeZone: string): string {
    const before = by ? `, ante ${by}` : "";
    const how = isUnproven ? ", con un PIN que puso el ayuntamiento o que era nuevo" : "";
    switch (step) {
      case "enrolled":
        return `Anotado al darse de alta${before}`;
      case "given":
        return `Dado en el portal${how}`;
      case "asked":
        return `Pedido en el portal. Vale desde el ${dayOf(inForceFrom ?? "", timeZone)}`;
      case "on-paper":
        return `En papel${before}. Vale desde el ${dayOf(inForceFrom ?? "", timeZone)}, o antes con un «Sí» en el portal`;
      case "confirmed":
        return `Confirmado en el portal${how}`;
      case "withdrawn":
        return by ? `Retirado por ${by}` : "Retirado en el portal";
    }
  },
};
