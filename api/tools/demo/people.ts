/** All of them are invented; the addresses end in `.example`, where nobody gets mail. */
export const ADMINISTRATOR = {
  name: "Elena Martín Prieto",
  email: "elena@villanueva.example",
  password: "plaza-con-naranjos",
};

export type PersonPlan = {
  name: string;
  pin: string;
  familyConsent: boolean;
  municipalConsent: boolean;
  phone?: string;
  /** How many days ago they came, besides the last visit a short while ago. */
  visits: readonly number[];
  /** About how many minutes they stay. */
  minutes: number;
  /** Messages that they send to the assistant on a visit. */
  questions: number;
  isHereLately: boolean;
};

const daysAgo = (...left: number[]): number[] => {
  return Array.from({ length: 13 }, (_, index) => 13 - index).filter((day) => !left.includes(day));
};

export const PEOPLE = {
  carmen: {
    name: "Carmen López Romero",
    pin: "4071",
    familyConsent: true,
    municipalConsent: true,
    phone: "600 100 201",
    visits: daysAgo(),
    minutes: 16,
    questions: 3,
    isHereLately: true,
  },
  manuel: {
    name: "Manuel Ortega Blanco",
    pin: "2580",
    familyConsent: true,
    municipalConsent: false,
    visits: daysAgo(12, 9, 6, 2),
    minutes: 11,
    questions: 2,
    isHereLately: true,
  },
  dolores: {
    name: "Dolores Vega Campos",
    pin: "1936",
    familyConsent: false,
    municipalConsent: true,
    phone: "600 100 203",
    visits: daysAgo(11, 10, 5, 4),
    minutes: 9,
    questions: 2,
    isHereLately: true,
  },
  jose: {
    name: "José Iglesias Pardo",
    pin: "7305",
    familyConsent: false,
    municipalConsent: false,
    visits: [13, 10, 7, 3],
    minutes: 6,
    questions: 0,
    isHereLately: false,
  },
  pilar: {
    name: "Pilar Navarro Gil",
    pin: "6148",
    familyConsent: true,
    municipalConsent: true,
    phone: "600 100 205",
    visits: daysAgo(13, 8, 7, 1),
    minutes: 12,
    questions: 2,
    isHereLately: true,
  },
  rosario: {
    name: "Rosario Medina Cruz",
    pin: "8264",
    familyConsent: true,
    municipalConsent: true,
    visits: [5, 4, 2],
    minutes: 7,
    questions: 1,
    isHereLately: false,
  },
} as const satisfies Record<string, PersonPlan>;

export type PersonName = keyof typeof PEOPLE;
export const PERSON_NAMES = Object.keys(PEOPLE) as PersonName[];

export type RelativePlan = {
  name: string;
  email: string;
  password: string;
  supports: readonly [PersonName, ...PersonName[]];
};

/** Lucía is the daughter of two; Pablo and Inés help people who share nothing with the family. */
export const RELATIVES = {
  lucia: {
    name: "Lucía Ortega López",
    email: "lucia@familia.example",
    password: "pan-de-higos",
    supports: ["carmen", "manuel"],
  },
  tomas: {
    name: "Tomás López Romero",
    email: "tomas@familia.example",
    password: "camino-del-molino",
    supports: ["carmen"],
  },
  pablo: {
    name: "Pablo Vega Serrano",
    email: "pablo@familia.example",
    password: "tarde-de-domingo",
    supports: ["dolores"],
  },
  ines: {
    name: "Inés Iglesias Mora",
    email: "ines@familia.example",
    password: "manta-de-lana",
    supports: ["jose"],
  },
  andres: {
    name: "Andrés Navarro Gil",
    email: "andres@familia.example",
    password: "huerta-de-abajo",
    supports: ["pilar"],
  },
} as const satisfies Record<string, RelativePlan>;

export type RelativeName = keyof typeof RELATIVES;
export const RELATIVE_NAMES = Object.keys(RELATIVES) as RelativeName[];
