import type { components } from "@acompana/kit/api";
import { json, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import { carmen, LIST, session } from "../testing/fixtures.ts";

const STATUS = "GET /api/backups/status";
type Status = components["schemas"]["BackupStatus"];

const well: Status = {
  isAutomatic: true,
  lastBackupAt: "2026-11-21T02:00:04.000Z",
  isOverdue: false,
  isDiskNearlyFull: false,
  problem: null,
};

async function open(status: Partial<Status>, code = 200) {
  const answers = {
    [LIST]: () => json([carmen]),
    [STATUS]: () => json({ ...well, ...status }, code),
  };
  const view = renderScreen(<AdminDashboard />, { session, answers });
  await screen.findByText("1 usuario(s) encontrado(s)");
  await waitFor(() => expect(view.world.calls).toContain(STATUS));
  return view;
}

const warning = () => screen.findByRole("alert", { name: "Copias de seguridad" });

describe("the warning of the copies on the dashboard", () => {
  it("tells when the last one was made, once two days have gone by", async () => {
    await open({ isOverdue: true });
    expect((await warning()).textContent).toContain(
      "Hace más de dos días que no se hace una copia de los datos. La última es del 21 de noviembre de 2026, 3:00.",
    );
  });

  it("tells that there never was one", async () => {
    await open({ isOverdue: true, lastBackupAt: null });
    expect((await warning()).textContent).toContain("todavía no hay ninguna copia");
  });

  it("tells why the last try failed, that the disk is nearly full, and whom to tell", async () => {
    await open({ problem: "No queda sitio en el disco.", isDiskNearlyFull: true });
    const lines = [...(await warning()).querySelectorAll("p")].map((it) => it.textContent);
    expect(lines).toEqual([
      "La última copia de los datos ha fallado. No queda sitio en el disco.",
      "El disco del portal está casi lleno. Pronto no cabrán más copias ni fotos.",
      "Avisa a quien cuida del ordenador del portal.",
    ]);
  });

  it.each([
    ["all is well", {}, 200],
    ["somebody else makes the copies", { isAutomatic: false, isOverdue: true }, 200],
    ["the status cannot be read", {}, 500],
  ] as const)("is not there when %s", async (_, status, code) => {
    await open(status, code);
    expect(screen.queryByRole("alert", { name: "Copias de seguridad" })).toBeNull();
  });
});
