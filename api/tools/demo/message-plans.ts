import type { PersonName, RelativeName } from "./people.ts";

export type MessagePlan = {
  from: RelativeName;
  to: PersonName;
  content: string;
  /** Null: a moment ago, so nobody has seen it yet. */
  daysAgo: number | null;
  /** A file of `media/`. */
  picture?: string;
  /** The person keeps the picture in 'Mis Recuerdos'. */
  isKept?: true;
};

/** In the order in which they come. */
export const MESSAGES: readonly MessagePlan[] = [
  { from: "lucia", to: "carmen", content: "Mamá, ya estoy en casa. ¡Un beso!", daysAgo: 12 },
  {
    from: "tomas",
    to: "carmen",
    content: "Mira qué bonito está el molino esta mañana.",
    daysAgo: 8,
    picture: "molino.webp",
    isKept: true,
  },
  { from: "ines", to: "jose", content: "Tío, el sábado te llevo la compra.", daysAgo: 4 },
  { from: "lucia", to: "manuel", content: "Papá, acuérdate de abrigarte.", daysAgo: 3 },
  {
    from: "andres",
    to: "pilar",
    content: "Hemos subido al mirador y nos acordamos de ti.",
    daysAgo: 2,
    picture: "mirador.webp",
  },
  { from: "tomas", to: "carmen", content: "El domingo voy a comer contigo.", daysAgo: 1 },
  {
    from: "lucia",
    to: "carmen",
    content: "Así se ve el atardecer desde mi ventana.",
    daysAgo: null,
    picture: "ventana.webp",
  },
  { from: "lucia", to: "manuel", content: "¿Qué tal la partida de dominó?", daysAgo: null },
  { from: "pablo", to: "dolores", content: "Tía, esta tarde paso a verte.", daysAgo: null },
  { from: "andres", to: "pilar", content: "¿Cómo va esa rodilla? ¡Ánimo!", daysAgo: null },
];
