import { CSV_START, csvLine } from "../../platform/http/csv.ts";
import { FEWEST_PEOPLE, type Figures } from "./schemas.ts";

const HEAD = [
  "Mes",
  "Personas que han usado el portal",
  "Recordatorios hechos",
  "Partidas jugadas",
  "Mensajes al asistente",
];
const TOO_FEW = `menos de ${FEWEST_PEOPLE} personas`;
const SUM = "Suma de los meses con cifra";

/** The numbers of the settled months, for a spreadsheet: those of a running one change. */
export function figuresCsv({ months, sums }: Figures): string {
  const cell = (value: number | null) => value ?? TOO_FEW;
  const lines = months.map(({ month, people, reminders, games, messages }) =>
    csvLine([month, ...[people, reminders, games, messages].map(cell)]),
  );
  const { reminders, games, messages } = sums;
  // People of several months are the same people: they have no sum.
  const last = csvLine([SUM, null, ...[reminders, games, messages].map(cell)]);
  return CSV_START + csvLine(HEAD) + lines.join("") + last;
}
