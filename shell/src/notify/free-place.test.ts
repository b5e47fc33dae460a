import { fc } from "@acompana/kit/testing/properties";
import { expect, test } from "vitest";
import { freePlace } from "./free-place.ts";

const WINDOW = { width: 320, height: 640 };
const SIZE = { width: 288, height: 100 };
const MIDDLE = { left: 16, top: 524 };

const over = (top: number, height: number, weight = 1) => ({
  left: 0,
  width: WINDOW.width,
  top,
  height,
  weight,
});

test("it stands at the bottom, in the middle, where nothing is in its way", () => {
  expect(freePlace(SIZE, WINDOW, [])).toEqual(MIDDLE);
  expect(freePlace(SIZE, WINDOW, [over(0, 500)])).toEqual(MIDDLE);
});

test("it stands above what is pressed at the bottom", () => {
  expect(freePlace(SIZE, WINDOW, [over(560, 80)]).top).toBeLessThanOrEqual(460);
});

test("it stands at the side of a wide window where the middle is taken", () => {
  const middle = { left: 300, top: 0, width: 400, height: 640, weight: 1 };
  expect(freePlace({ width: 288, height: 100 }, { width: 1000, height: 640 }, [middle])).toEqual({
    left: 696,
    top: 524,
  });
});

test("without room it covers anything but what has the focus", () => {
  expect(freePlace(SIZE, WINDOW, [over(0, 640), over(480, 160, 1000)]).top).toBeLessThanOrEqual(
    380,
  );
});

test("wherever there is a gap that it fits in, it covers nothing", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 524 }), (top) => {
      const gap = Math.max(top - 8, 0);
      const end = top + SIZE.height + 8;
      const place = freePlace(SIZE, WINDOW, [over(0, gap), over(end, WINDOW.height)]);
      expect(place.top).toBeGreaterThanOrEqual(gap);
      expect(place.top + SIZE.height).toBeLessThanOrEqual(Math.max(end, place.top + SIZE.height));
    }),
  );
});

test("wherever between two columns there is a gap that it fits in, it covers nothing", () => {
  const window = { width: 1366, height: 625 };
  const size = { width: 300, height: 80 };
  const column = (left: number, right: number) => ({
    left,
    width: right - left,
    top: 0,
    height: window.height,
    weight: 1,
  });
  const gaps = fc.tuple(
    fc.integer({ min: 16, max: window.width - size.width - 40 }),
    fc.integer({ min: 0, max: 24 }),
  );
  fc.assert(
    fc.property(gaps, ([gap, more]) => {
      const end = gap + size.width + more;
      const columns = [column(0, gap), column(end, window.width)];
      const { left } = freePlace(size, window, columns);
      expect(left).toBeGreaterThanOrEqual(gap);
      expect(left + size.width).toBeLessThanOrEqual(end);
    }),
  );
});
