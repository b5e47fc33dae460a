import { type DayMinutes, dayInWords, minutesInWords } from "./day-minutes.ts";
import styles from "./day-table.module.css";

interface DayTableProps {
  /** Oldest first. */
  days: readonly DayMinutes[];
  caption: string;
}

/** What the chart shows, in words and numbers. */
export function DayTable({ days, caption }: DayTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Día</th>
          <th scope="col">Minutos</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, minutes }) => (
          <tr key={day}>
            <th scope="row">{dayInWords(day)}</th>
            <td>{minutesInWords(minutes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
