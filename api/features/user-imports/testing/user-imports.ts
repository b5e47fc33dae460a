import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { users } from "../../../db/schema/users.ts";
import { csvFile } from "../../../tools/testing/files.ts";
import { type Admin, newAdmin } from "../../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";

export let portal: TestPortal;

export let admin: Admin;

export const send = (path: string, body: object, { token } = admin) =>
  portal.browser().post(`/api/user-imports${path}`, body, { token });

export const check = async (text: string | Uint8Array) => {
  const answer = await send("/check", { file: csvFile(text) });
  expect([answer.status, await answer.clone().text()]).toEqual([200, expect.any(String)]);
  return await answer.json();
};

export const importAll = (text: string, people: number) =>
  send("", { file: csvFile(text), people });

export const enrolled = () =>
  portal.db
    .select()
    .from(users)
    .where(eq(users.municipalityId, admin.municipalityId))
    .orderBy(users.name);

export const names = async () => (await enrolled()).map(({ name }) => name);

export const lines = (...all: string[]) => all.join("\r\n");

export const HEADER =
  "Nombre;Apellidos;Fecha de nacimiento;Teléfono;Correo electrónico;Contacto de emergencia;Teléfono de emergencia";

/** Call it in each test file that uses what is above. */
export function prepareImports(): void {
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  beforeEach(async () => {
    admin = await newAdmin(portal);
  });
  afterAll(() => portal.close());
}
