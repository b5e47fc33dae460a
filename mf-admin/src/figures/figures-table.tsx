import { capitalised } from "@acompana/kit/format";
import { text } from "../text.ts";
import styles from "./figures.module.css";
import { FIGURE_KINDS, type FigureKind, type Figures } from "./figures.resource.ts";

const words = text.figures;
const MONTH = new Intl.DateTimeFormat("es-ES", { month: "long", year: "numeric", timeZone: "UTC" });
const NUMBER = new Intl.NumberFormat("es-ES");

/** Every number that the charts draw, and those that are not told. */
export function FiguresTable({ figures: { months, sums } }: { figures: Figures }) {
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
          <Row key={month} name={capitalised(MONTH.format(new Date(`${month}-01T00:00:00Z`)))}>
            {(kind) => inWords(numbers[kind])}
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

const inWords = (value: number | null) => (value === null ? words.tooFew : NUMBER.format(value));
