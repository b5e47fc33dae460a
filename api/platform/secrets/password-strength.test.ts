import { describe, expect, test } from "vitest";
import { ServiceError } from "../errors.ts";
import { refuseWeakPassword } from "./password-strength.ts";

const known = ["Ana Ruiz", "ana.ruiz@villanueva.es", "Villanueva del Valle"];

/** The sentence under the field, or null when the password is taken. */
async function verdict(password: string, isSecure = true): Promise<string | null> {
  try {
    await refuseWeakPassword({ config: { isSecure } }, { password, known });
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.details.fields?.password ?? "";
  }
}

const EASY = /^Esta contraseña es fácil de adivinar/;

describe("on a public portal", () => {
  test.each(["corta", "nueve-let", "ñandúñand"])("'%s' is too short", async (password) => {
    expect(await verdict(password)).toMatch(/al menos 10 caracteres/);
  });

  test.each([
    "1234567890",
    "qwertyuiop",
    "contraseña",
    "Contrasena1",
    "ayuntamiento",
    "realmadrid1902",
    "aaaaaaaaaaaaaaaa",
    "abcabcabcabc",
    "Barcelona2024",
  ])("'%s' is common", async (password) => {
    expect(await verdict(password)).toMatch(EASY);
  });

  test.each([
    "Villanueva del Valle",
    "anaruiz1970",
    "AnaRuiz-2026",
    "villanueva2026",
    "Aná Rúiz 74",
  ])("'%s' is made of what everybody around knows", async (password) => {
    expect(await verdict(password)).toMatch(EASY);
  });

  test.each([
    "tres-gatos-azules",
    "girasol campana lento",
    "xk3 9fjs 2w",
    "la mesa de Ana pesa mucho",
  ])("'%s' is taken", async (password) => {
    expect(await verdict(password)).toBeNull();
  });

  test("the longest one is judged by its beginning", async () => {
    expect(await verdict(`girasol campana lento ${"z".repeat(178)}`)).toBeNull();
    expect(await verdict("a".repeat(200))).toMatch(EASY);
  });
});

test("a local portal asks for no more than the six characters of the form", async () => {
  expect(await verdict("123456", false)).toBeNull();
});
