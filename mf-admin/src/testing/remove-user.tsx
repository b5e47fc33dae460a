import { json, press, type ScreenSetup } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { drawDashboard } from "./draw-dashboard.tsx";
import { carmen, inigo } from "./fixtures.ts";

export const REMOVE = "DELETE /api/users/u1";

export const RECEIPT = "GET /api/erasures/u1";

export const noContent = () => new Response(null, { status: 204 });

export const warning = () => screen.queryByRole("dialog", { name: "¿Eliminar a Carmen López?" });

export const isListed = () => screen.queryByRole("article", { name: "Carmen López" }) !== null;

export async function ask(answers: ScreenSetup["answers"] = {}) {
  const view = drawDashboard([carmen, inigo], {
    answers: {
      // Without one, the dialog says so; see `erasure-receipt.test.tsx`.
      [RECEIPT]: () => json({ error: "No existe." }, 404),
      ...answers,
    },
  });
  await screen.findByText("2 usuario(s) encontrado(s)");
  await press("Eliminar a Carmen López");
  return view;
}
