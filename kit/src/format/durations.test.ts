import { expect, test } from "vitest";
import { durationInWords, waitInWords } from "./durations.ts";

// Each line was written by hand from what a clock says, not from what the function gives.
test.each([
  [0, "un segundo"],
  [0.2, "un segundo"],
  [1, "un segundo"],
  [2, "2 segundos"],
  [59, "59 segundos"],
  [59.1, "un minuto"],
  [60, "un minuto"],
  [61, "2 minutos"],
  [120, "2 minutos"],
  [1920, "32 minutos"],
  [3540, "59 minutos"],
  [3541, "una hora"],
  [3600, "una hora"],
  [3601, "una hora y un minuto"],
  [5400, "una hora y 30 minutos"],
  [7200, "2 horas"],
  [9000, "2 horas y 30 minutos"],
  [21_541, "6 horas"],
  [21_600, "6 horas"],
  [21_660, "6 horas y un minuto"],
  [86_340, "23 horas y 59 minutos"],
  [86_400, "un día"],
  [86_401, "un día y una hora"],
  [97_200, "un día y 3 horas"],
  [172_800, "2 días"],
])("to wait %d s is '%s'", (seconds, words) => expect(waitInWords(seconds)).toBe(words));

test.each([
  [0, "0 segundos"],
  [1, "1 segundo"],
  [59, "59 segundos"],
  [60, "1 minuto"],
  [61, "1 minuto y 1 segundo"],
  [75, "1 minuto y 15 segundos"],
  [120, "2 minutos"],
  [3600, "1 hora"],
  [3660, "1 hora y 1 minuto"],
  [4505, "1 hora, 15 minutos y 5 segundos"],
  [21_600, "6 horas"],
])("%d s last '%s'", (seconds, words) => expect(durationInWords(seconds)).toBe(words));
