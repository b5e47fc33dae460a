import { json, renderScreen } from "@acompana/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import type { User } from "../user.ts";
import { LIST, person, session } from "./fixtures.ts";

/** Of the two pagers, the one above the list. */
export const pager = () => within(screen.getByRole("navigation", { name: "Páginas" }));

export async function turn(name: string) {
  const place = within(await screen.findByRole("navigation", { name: "Páginas" }));
  await userEvent.click(place.getByRole("button", { name }));
}

export const names = () =>
  screen.queryAllByRole("article").map((it) => it.querySelector("h2")?.textContent);

const number = (place: number) => String(place).padStart(3, "0");

/** The dashboard over a server with so many people, which answers by pages as the API does. */
export async function open(
  count: number,
  byName: (answer: Response) => unknown = (answer) => answer,
) {
  let people = Array.from({ length: count }, (_, place) =>
    person(`u${place}`, `Vecina ${number(place)}`),
  );
  const pageOf = ({ url }: Request) => {
    const asked = new URL(url).searchParams;
    const limit = Number(asked.get("limit"));
    const found = people.filter(({ name }) => name.includes(asked.get("search") ?? ""));
    const from = found.findIndex(({ id }) => id === asked.get("after")) + 1;
    const users = found.slice(from, from + limit);
    const next = from + limit < found.length ? (users.at(-1)?.id ?? null) : null;
    const answer = json({ users, total: found.length, next });
    return (asked.get("order") === "name" ? byName(answer) : answer) as Response;
  };
  const view = renderScreen(<AdminDashboard />, {
    session,
    screen: "admin-dashboard",
    answers: {
      [LIST]: pageOf,
      "DELETE /api/users/u0": () => {
        people = people.filter(({ id }: User) => id !== "u0");
        return new Response(null, { status: 204 });
      },
    },
  });
  await screen.findByText(`${count} usuario(s) encontrado(s)`);
  const lists = () => view.world.calls.filter((call) => call.startsWith(LIST));
  return { ...view, lists };
}
