import { fc } from "@acompana/kit/testing/properties";
import { render, screen } from "@testing-library/react";
import qrcode from "qrcode-generator";
import { describe, expect, it } from "vitest";
import { darkRuns, QrCode } from "./qr-code.tsx";

/** The dark modules that a path of bars covers, as 'row column'. */
function covered(path: string, quiet: number): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].flatMap(([, x, y, width]) =>
    Array.from(
      { length: Number(width) },
      (_, step) => `${Number(y) - quiet} ${Number(x) - quiet + step}`,
    ),
  );
}

describe("the QR code", () => {
  it("draws each dark module once and no light one, whatever the pattern", () => {
    const boards = fc
      .integer({ min: 1, max: 12 })
      .chain((side) => fc.array(fc.boolean(), { minLength: side * side, maxLength: side * side }));
    fc.assert(
      fc.property(boards, (modules) => {
        const side = Math.sqrt(modules.length);
        const dark = modules.flatMap((on, place) =>
          on ? [`${Math.floor(place / side)} ${place % side}`] : [],
        );
        const path = darkRuns(side, (row, column) => modules[row * side + column] ?? false);
        expect(covered(path, 4)).toEqual(dark);
      }),
    );
  });

  it("is black on white with four light modules around it", () => {
    const value = "https://portal.es/#dispositivo=pXq0k9J3V5b1m7yQwT2cZr8sLh4nFd6gUa0eOiKjMxE";
    render(<QrCode value={value} label="Código QR del enlace" />);
    const code = qrcode(0, "M");
    code.addData(value);
    code.make();
    const whole = code.getModuleCount() + 8;
    const drawing = screen.getByRole("img", { name: "Código QR del enlace" });
    expect(drawing.getAttribute("viewBox")).toBe(`0 0 ${whole} ${whole}`);
    expect(drawing.querySelector("rect")?.getAttribute("fill")).toBe("#fff");
    expect(drawing.querySelector("path")?.getAttribute("fill")).toBe("#000");
  });
});
