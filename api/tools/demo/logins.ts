import type { Demo } from "./demo.ts";

/** Who can enter the demo, and with what, as the terminal shows it. */
export function showLogins({ madeAt, municipality, counts, ...who }: Demo, folder: string): string {
  const { administrator, people, relatives } = who;
  const day = new Date(madeAt).toLocaleDateString("es-ES", { dateStyle: "long" });
  const consents = new Map(people.map(({ name, familyConsent }) => [name, familyConsent]));
  return [
    `Portal de demostración de ${municipality}, hecho el ${day}`,
    `${counts.reminders} recordatorios · ${counts.memories} recuerdos · ${counts.messages} mensajes · ${counts.games} partidas · ${counts.minutes} minutos de actividad`,
    "",
    ...table([
      ["ADMINISTRACIÓN", "Correo", "Contraseña"],
      [administrator.name, administrator.email, administrator.password],
    ]),
    "",
    ...table([
      ["USUARIOS", "PIN", "Comparte con"],
      ...people.map((person) => [person.name, person.pin, sharing(person)]),
    ]),
    "",
    ...table([
      ["PERSONAS DE APOYO", "Correo", "Contraseña", "A quién acompaña"],
      ...relatives.map(({ name, email, password, supports }) => {
        const whom = supports.map((one) => (consents.get(one) ? one : `${one} (sin permiso)`));
        return [name, email, password, whom.join(" y ")];
      }),
    ]),
    "",
    `Para hacerlo de nuevo, borra ${folder}`,
    "",
  ].join("\n");
}

function sharing({ familyConsent, municipalConsent }: Demo["people"][number]): string {
  const whom = [familyConsent && "la familia", municipalConsent && "el ayuntamiento"];
  return whom.filter(Boolean).join(" y ") || "nadie";
}

/** Columns as wide as their widest cell, with a line under the head. */
function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => {
    return Math.max(...rows.map((row) => row[column]?.length ?? 0));
  });
  const line = (row: string[]) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("   ")}`.trimEnd();
  const [head = [], ...others] = rows;
  return [line(head), line(widths.map((width) => "─".repeat(width))), ...others.map(line)];
}
