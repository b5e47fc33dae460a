import { text } from "../text.ts";
import styles from "./import.module.css";
import type { ImportCheck } from "./import.resource.ts";

const words = text.import;

/** What is in the file: who would be enrolled, what is wrong, and who is left out. */
export function Checked({ check }: { check: ImportCheck }) {
  const { people, firstPeople, errors, firstErrors, doubled, firstDoubled, room } = check;
  const leftOut = leftOutLines(check);
  return (
    <>
      {errors > 0 && (
        <section className={styles.errors}>
          <h3>{words.errorsTitle(errors)}</h3>
          <p>{words.errorsLine}</p>
          <Lines
            all={errors}
            lines={firstErrors.map(({ row, message }) => words.errorLine(row, message))}
          />
        </section>
      )}
      {people > room && <p className={styles.error}>{words.noRoom(room, people)}</p>}
      <section>
        <h3>{words.peopleTitle(people)}</h3>
        {people > 0 && (
          <Lines
            all={people}
            lines={firstPeople.map(({ row, name, birthDate, phone }) =>
              words.personLine(row, [name, birthDate && dayOf(birthDate), phone]),
            )}
          />
        )}
      </section>
      {doubled > 0 && (
        <section>
          <h3>{words.doubledTitle(doubled)}</h3>
          <Lines
            all={doubled}
            lines={firstDoubled.map(({ row, name, sameAs }) =>
              words.doubledLine(row, name, sameAs),
            )}
          />
        </section>
      )}
      {leftOut.length > 0 && (
        <section>
          <h3>{words.leftOutTitle(leftOut.length)}</h3>
          <p>{words.leftOutLine}</p>
          <Lines all={leftOut.length} lines={leftOut} />
        </section>
      )}
      <p className={styles.format}>{words.format(check.encoding, check.separator)}</p>
    </>
  );
}

/** The columns that are not read; of an earlier release's portal only their headings. */
const leftOutLines = ({ leftOut, unused }: ImportCheck) =>
  leftOut?.map(({ column, heading, example }) => words.leftOutColumn(column, heading, example)) ??
  unused.map(words.leftOutHeading);

/** The first lines, and how many there are beyond them. */
function Lines({ all, lines }: { all: number; lines: string[] }) {
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {all > lines.length && <p>{words.more(all - lines.length)}</p>}
    </>
  );
}

/** '1941-05-28' as Spain writes it. */
const dayOf = (isoDay: string) => isoDay.split("-").reverse().join("/");
