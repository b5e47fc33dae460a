import { json, renderScreen } from "@acompana/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { LIST, person, session } from "../testing/fixtures.ts";
import type { User } from "../user.ts";
import { AdminDashboard } from "./admin-dashboard.tsx";

const silent = person("u1", "Ana", {
  lastAccessAt: "2026-03-02T09:30:00.000Z",
  needs: [{ kind: "absent", days: 9 }],
});
const fresh = person("u2", "Berta", { needs: [{ kind: "absent", days: 12 }] });
const many = person("u3", "Clara", {
  needs: [
    { kind: "consent-asked", due: "2026-03-09T10:00:00.000Z" },
    { kind: "no-pin" },
    { kind: "paused" },
  ],
});
const well = person("u4", "Dora", { needs: [] });

/** By need as they are given, else the other way round. */
async function open(users: User[], needing?: number) {
  const answer = ({ url }: Request) => {
    const isByNeed = new URL(url).searchParams.get("order") === "needs";
    const rest = { total: users.length, next: null };
    return isByNeed
      ? json({ users, needing, ...rest })
      : json({ users: users.toReversed(), ...rest });
  };
  const view = renderScreen(<AdminDashboard />, {
    session,
    screen: "admin-dashboard",
    answers: { [LIST]: answer },
  });
  await screen.findByText(`${users.length} usuario(s) encontrado(s)`);
  const lists = () => view.world.calls.filter((call) => call.startsWith(LIST));
  return { ...view, lists };
}

const names = () =>
  screen.queryAllByRole("article").map((it) => it.querySelector("h2")?.textContent);
const reasons = (name: string) =>
  within(screen.getByRole("article", { name }))
    .queryAllByRole("listitem")
    .map((it) => it.textContent);

it.each(["Fichas", "Lista compacta"])("each reason stands in words on '%s'", async (look) => {
  await open([silent, fresh, many, well], 3);
  await userEvent.click(screen.getByRole("button", { name: look }));
  expect(["Ana", "Berta", "Clara", "Dora"].map(reasons)).toEqual([
    ["No entra desde hace 9 días"],
    ["Todavía no ha entrado: se dio de alta hace 12 días"],
    [
      "Permiso en papel por confirmar: vale desde el 9 de marzo de 2026",
      "Entra sin PIN",
      "Avisos en pausa",
    ],
    [],
  ]);
});

it("says how many need somebody today, also among those who are looked for", async () => {
  await open([silent, fresh, many, well], 3);
  expect(screen.getByText("3 personas te necesitan hoy")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Buscar usuario por nombre"), "berta");
  expect(screen.getByText("1 persona te necesita hoy")).toBeTruthy();
  await userEvent.clear(screen.getByLabelText("Buscar usuario por nombre"));
  await userEvent.type(screen.getByLabelText("Buscar usuario por nombre"), "dora");
  expect(screen.getByText("Hoy no te necesita nadie")).toBeTruthy();
});

it("is ordered as one likes, by the server", async () => {
  const { lists } = await open([silent, well], 1);
  const order = (name: string) => screen.getByRole("button", { name, pressed: true });
  expect(order("Quién me necesita hoy")).toBeTruthy();
  for (const [name, asked] of [
    ["Por nombre", "name"],
    ["Últimas altas", "newest"],
  ] as const) {
    await userEvent.click(screen.getByRole("button", { name }));
    expect(await screen.findByRole("button", { name, pressed: true })).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(["Dora", "Ana"]));
    expect(lists().at(-1)).toContain(`&order=${asked}`);
    expect(screen.queryByText(/te necesita/)).toBeNull();
  }
});

it("says nothing of it on a portal of an earlier release, which does not know", async () => {
  await open([person("u1", "Ana"), person("u2", "Berta")]);
  expect(screen.queryByText(/te necesita/)).toBeNull();
  expect(names()).toEqual(["Ana", "Berta"]);
});
