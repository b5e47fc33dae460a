import { json, renderScreen } from "@acompana/kit/testing";
import { screen } from "@testing-library/react";
import { AdminDashboard } from "../admin-dashboard/admin-dashboard.tsx";
import type { User } from "../user.ts";
import { LIST, person, session } from "./fixtures.ts";

export const silent = person("u1", "Ana", {
  lastAccessAt: "2026-03-02T09:30:00.000Z",
  needs: [{ kind: "absent", days: 9 }],
});

export const fresh = person("u2", "Berta", { needs: [{ kind: "absent", days: 12 }] });

export const many = person("u3", "Clara", {
  needs: [
    { kind: "consent-asked", due: "2026-03-09T10:00:00.000Z" },
    { kind: "no-pin" },
    { kind: "paused" },
  ],
});

export const well = person("u4", "Dora", { needs: [] });

/** By need as they are given, else the other way round. */
export async function open(users: User[], needing?: number) {
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

export const names = () =>
  screen.queryAllByRole("article").map((it) => it.querySelector("h2")?.textContent);
