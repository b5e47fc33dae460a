import { expect, it } from "vitest";
import { KEPT_MS, KEPT_VERSIONS, outlived } from "./retention.mjs";

const NOW = Date.parse("2026-11-22T10:00:00Z");
const DAY = 24 * 60 * 60_000;

/** @param {number[]} daysAgo when each version was laid */
const laid = (...daysAgo) =>
  daysAgo.map((days) => ({ version: `laid-${days}`, laidAt: NOW - days * DAY }));

it("the last ten stay, however old they are", () => {
  const years = laid(...Array.from({ length: KEPT_VERSIONS }, (_, index) => 365 * (index + 1)));
  expect(outlived(years, NOW)).toEqual([]);
  expect(outlived([...years, ...laid(9_000)], NOW)).toEqual(["laid-9000"]);
});

it("those of 30 days stay, however many they are", () => {
  const hourly = laid(...Array.from({ length: 29 * 24 }, (_, index) => index / 24));
  expect(outlived(hourly, NOW)).toEqual([]);
});

it("the days count from when a version was replaced, not from when it was laid", () => {
  const today = Array.from({ length: KEPT_VERSIONS }, (_, index) => index / 100);
  const lastDay = KEPT_MS / DAY;
  expect(outlived(laid(...today, 400), NOW)).toEqual([]);
  expect(outlived(laid(...today, lastDay, 400), NOW)).toEqual([]);
  expect(outlived(laid(...today, lastDay + 1, 400), NOW)).toEqual(["laid-400"]);
});

it("the order in which they are named says nothing", () => {
  const many = laid(...Array.from({ length: 15 }, (_, index) => 100 + index));
  const oldest = ["laid-110", "laid-111", "laid-112", "laid-113", "laid-114"];
  expect(outlived(many.toReversed(), NOW)).toEqual(oldest);
});
