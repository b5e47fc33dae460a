import { capitalised } from "@acompana/kit/format";
import { text } from "../text.ts";
import styles from "./figures.module.css";
import { FIGURE_KINDS, type FigureKind, type Figures } from "./figures.resource.ts";

const words = text.figures;
const MONTH = new Intl.DateTimeFormat("es-ES", { month: "long", year: "numeric", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "long", timeZone: "UTC" });
const NUMBER = new Intl.NumberFormat("es-ES");

/** Every number that the charts draw, those that are not told, and the months that still run. */
export function FiguresTable({ figures: { months, running = [], sums } }: { figures: Figures }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.month}</th>
          {FIGURE_KINDS.map((kind) => (
            <th key={kind} scope="col">
              {words.kinds[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, ...numbers }) => (
          <Row key={month} name={nameOf(month)}>
            {(kind) => inWords(numbers[kind])}
          </Row>
        ))}
        {running.map(({ month, until, ...numbers }) => (
          <Row key={month} name={words.running(nameOf(month), DAY.format(new Date(until)))}>
            {(kind) => inWords(numbers[kind], words.atLeast)}
          </Row>
        ))}
      </tbody>
      <tfoot>
        <Row name={words.sum}>
          {(kind) => (kind === "people" ? words.noSum : inWords(sums[kind]))}
        </Row>
      </tfoot>
    </table>
  );
}

/** In a narrow window each cell says itself what it counts (`figures.module.css`). */
function Row({ name, children }: { name: string; children: (kind: FigureKind) => string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {FIGURE_KINDS.map((kind) => (
        <td key={kind} data-kind={words.kinds[kind]}>
          {children(kind)}
        </td>
      ))}
    </tr>
  );
}

const nameOf = (month: string) => capitalised(MONTH.format(new Date(`${month}-01T00:00:00Z`)));

function inWords(value: number | null, said = (number: string) => number): string {
  return value === null ? words.tooFew : said(NUMBER.format(value));
}
