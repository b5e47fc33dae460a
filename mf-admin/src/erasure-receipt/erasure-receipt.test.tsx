import { json, renderScreen } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { session } from "../testing/fixtures.ts";
import { ErasureReceipt } from "./erasure-receipt.tsx";

const RECEIPT = "GET /api/erasures/u1";
const erasure = {
  number: 12,
  erasedAt: "2026-03-02T10:00:00.000Z",
  erasedBy: "Ana Ruiz",
  counts: { reminders: 4, memories: 31, messages: 2, chatTurns: 0, scores: 57, relatives: 2 },
  files: 33,
  pendingFiles: 0,
};

function open(answer: () => Response) {
  const onClose = vi.fn();
  renderScreen(<ErasureReceipt userId="u1" onClose={onClose} />, {
    session,
    answers: { [RECEIPT]: answer },
  });
  return onClose;
}

const lineOf = async (label: string) =>
  (await screen.findByText(label)).parentElement?.querySelector("dd")?.textContent;

it("says what was erased, when and by whom, and can be printed", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const onClose = open(() => json(erasure));
  expect(await lineOf("Número")).toBe("12");
  expect(await lineOf("Municipio")).toBe("Villanueva del Valle");
  expect(await lineOf("Cuándo")).toBe("2 de marzo de 2026, 11:00");
  expect(await lineOf("Quién lo hizo")).toBe("Ana Ruiz");
  expect(await lineOf("Recuerdos")).toBe("31");
  expect(await lineOf("Archivos")).toBe("33");
  await userEvent.click(screen.getByRole("button", { name: "Imprimir" }));
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "Cerrar" }));
  expect(onClose).toHaveBeenCalledOnce();
});

it("tells honestly that files are still to be deleted", async () => {
  open(() => json({ ...erasure, pendingFiles: 3, erasedBy: null }));
  expect(await lineOf("Archivos")).toBe("33, de los que 3 se están borrando todavía");
  expect(await lineOf("Quién lo hizo")).toBe("El portal, pasado su plazo");
});

it("says that the deletion stands although the receipt cannot be had", async () => {
  open(() => json({ error: "No." }, 500));
  expect(await screen.findByText(/ya se ha borrado todo/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Imprimir" })).toBeNull();
});
