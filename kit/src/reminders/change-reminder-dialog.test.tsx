import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiError } from "../api/index.ts";
import type { ChangedReminder, Reminder } from "./reminder.ts";
import { draw, pill, radio, save } from "./testing/change-reminder-dialog.tsx";

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test("shows what it is, and changes this time alone", async () => {
  const { user, change, onChanged, onClose, world } = draw();
  expect([input("Título").value, input("Día").value, input("Hora").value]).toEqual([
    "Pastilla",
    "2099-03-02",
    "09:00",
  ]);
  expect((radio("Solo esta vez") as HTMLInputElement).checked).toBe(true);
  expect(screen.queryByRole("radio", { name: "Cada día" })).toBeNull();
  fireEvent.change(input("Hora"), { target: { value: "11:30" } });
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(change.mock.calls[0]?.slice(0, 2)).toEqual([
    pill,
    {
      scope: "one",
      title: "Pastilla",
      description: "Con agua",
      dateTime: "2099-03-02T11:30:00+01:00",
      category: "Medicación",
    },
  ]);
  expect(onChanged).toHaveBeenCalledWith(pill);
  expect(world.said).toEqual([
    "toast: Recordatorio cambiado – El cambio se ha guardado correctamente.",
  ]);
});

test("all later ones may also come back otherwise", async () => {
  const { user, change } = draw();
  await user.click(radio("Esta y las siguientes"));
  await user.click(radio("Cada semana"));
  await user.click(save());
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(change.mock.calls[0]?.[1]).toMatchObject({ scope: "all", recurrency: "weekly" });
});

test("without a network nothing typed is lost, and the same change keeps its key", async () => {
  const change = vi.fn(async (_: Reminder, _changed: ChangedReminder, _key: string) => {
    throw new ApiError(0, "");
  });
  const { user, world, onClose } = draw(pill, change as never);
  await user.type(input("Título"), " grande");
  await user.click(save());
  await waitFor(() => expect(world.said).toHaveLength(1));
  await user.click(save());
  await waitFor(() => expect(world.said).toHaveLength(2));
  expect(world.said[0]).toBe(
    "toast: Error – No se pudo cambiar el recordatorio. Inténtalo de nuevo.",
  );
  expect(input("Título").value).toBe("Pastilla grande");
  expect(change.mock.calls[0]?.[2]).toBe(change.mock.calls[1]?.[2]);
  expect(onClose).not.toHaveBeenCalled();
});
