import { json, renderScreen } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { session } from "../testing/fixtures.ts";
import { BackupsPanel } from "./backups-panel.tsx";

const well = {
  isAutomatic: true,
  lastBackupAt: "2026-11-21T02:00:04.000Z",
  isOverdue: false,
  isDiskNearlyFull: false,
  problem: null,
};

it.each([
  [{}, ["La última copia de los datos es del 21 de noviembre de 2026, 3:00."]],
  [{ lastBackupAt: null }, ["Todavía no se ha hecho ninguna copia de los datos."]],
  [{ isAutomatic: false }, ["Las copias de este portal las hace quien cuida de su base de datos."]],
  [
    { problem: "No queda sitio en el disco." },
    [
      "La última copia de los datos es del 21 de noviembre de 2026, 3:00.",
      "La última copia de los datos ha fallado. No queda sitio en el disco.",
      "Avisa a quien cuida del ordenador del portal.",
    ],
  ],
])("with %j it says %j", async (status, lines) => {
  renderScreen(<BackupsPanel />, {
    session,
    answers: { "GET /api/backups/status": () => json({ ...well, ...status }) },
  });
  await screen.findByText(lines[0] ?? "");
  const said = [...document.querySelectorAll("section p")].map((it) => it.textContent);
  expect(said).toEqual(lines);
});
