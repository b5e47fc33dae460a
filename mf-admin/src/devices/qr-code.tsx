import qrcode from "qrcode-generator";
import styles from "./qr-code.module.css";

/** Light modules around the code, without which cameras do not find it. */
const QUIET = 4;

interface QrCodeProps {
  value: string;
  label: string;
}

/** A QR code as a drawing. Black on white in both themes: many cameras read no other. */
export function QrCode({ value, label }: QrCodeProps) {
  const code = qrcode(0, "M");
  code.addData(value);
  code.make();
  const side = code.getModuleCount();
  const whole = side + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`0 0 ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      <rect width={whole} height={whole} fill="#fff" />
      <path fill="#000" d={darkRuns(side, (row, column) => code.isDark(row, column))} />
    </svg>
  );
}

/** One bar for each run of dark modules in a row. */
export function darkRuns(side: number, isDark: (row: number, column: number) => boolean): string {
  let path = "";
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const start = column;
      while (column < side && isDark(row, column)) column++;
      if (column > start)
        path += `M${start + QUIET} ${row + QUIET}h${column - start}v1h${start - column}z`;
    }
  }
  return path;
}
